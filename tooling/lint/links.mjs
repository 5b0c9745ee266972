const fence = /^(```|~~~)[\s\S]*?^\1/gm
const code = /`[^`\n]*`/g
const link = /(?<=\]\()[^)\s]+(?=(?: "[^"]*")?\))|(?<=<(?:img|a)\b[^>]*\b(?:src|href)=")[^"]+/g
const outside = /^[a-z]+:/

/** Blanks what matches, so that the rest stays on its line. */
const blanked = (text, pattern) => text.replace(pattern, (part) => part.replace(/[^\n]/g, ' '))

/** The links of a Markdown text to files and headings of the repository, each with its line. */
export const linksOf = (text) => {
  const prose = blanked(blanked(text, fence), code)
  return [...prose.matchAll(link)]
    .filter(([target]) => !outside.test(target))
    .map(({ 0: target, index }) => {
      const [path = '', heading] = target.split('#')
      return { path, heading, line: prose.slice(0, index).split('\n').length }
    })
}

/** The anchor of a heading, as GitHub makes it. */
export const slugOf = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

/** The anchors of a Markdown text's headings. */
export const anchorsOf = (text) =>
  text
    .replace(fence, '')
    .split('\n')
    .flatMap((line) => /^#{1,6} (.+)$/.exec(line)?.[1] ?? [])
    .map((heading) => slugOf(heading.replace(/\]\([^)]*\)/g, '')))
