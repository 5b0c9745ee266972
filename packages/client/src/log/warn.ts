/** Logs a failure that the user need not know of. */
export const warn = (message: string, cause: unknown): void => console.warn(message, cause)
