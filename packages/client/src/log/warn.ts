/** Notes something for whoever looks into the page, where nobody need be told. */
export const warn = (message: string, cause: unknown): void => console.warn(message, cause)
