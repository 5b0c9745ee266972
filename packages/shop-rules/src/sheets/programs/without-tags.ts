/** Returns the text of HTML, as the descriptions of shops on the web have it. */
export const withoutTags = (html: string): string =>
  html
    .replaceAll(/\\n|<br[^>]*>|<\/p>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .trim()
