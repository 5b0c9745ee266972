/** Returns a mailed code without spaces: people type it grouped, as it is printed in the mail. */
export const emailCode = (text: string): string => text.replaceAll(/\s/g, '')
