/** Long enough for a name; the rest of what a stranger types is no name. */
const LONGEST = 60

/**
 * Returns what a guest entered as it stands in a mail of the shop: in one line, without anything that a mail program turns
 * into a link or an address. The receiver need not have written it.
 */
export const unlinked = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .replaceAll(/[@/\\:<>]+/g, ' ')
    .replaceAll(/[.。]+(?=\S)/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
    .slice(0, LONGEST)
    .trim()
