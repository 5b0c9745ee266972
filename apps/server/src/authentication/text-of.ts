/** What is sent as a text; none for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
