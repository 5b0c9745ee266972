/** Returns a code as it was mailed: people type it with the spaces that they read it with. */
export const emailCode = (text: string): string => text.replaceAll(/\s/g, '')
