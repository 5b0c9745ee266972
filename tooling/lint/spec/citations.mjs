/** How the documents outside were cited: by a name, by a name and a section, or by a bare section. */
const outside =
  /\bspec 00\d|\(000 §|(?<![\w/-])(?:architecture|cart|kiosk|leads|look|payments|pricing|staff|storefront)\.md(?: §|(?=[\s,:;)]))|[(,]\s?§\s?\d/g

const lineOf = (text, index) => text.slice(0, index).split('\n').length

/** The citations of a text by these prefixes: whole ids, and chapters such as `CPN-1`; each with its line. */
export const citationsOf = (text, prefixes) => {
  if (prefixes.length === 0) return []
  const pattern = new RegExp(`(?<![\\w-])(?:${prefixes.join('|')})-\\d+(?:\\.\\d+)?(?![\\w-])`, 'g')
  return [...text.matchAll(pattern)].map((match) => ({
    id: match[0],
    line: lineOf(text, match.index),
  }))
}

/** Places in a text that cite a document outside the repository, each with its line. */
export const outsideCitations = (text) =>
  [...text.matchAll(outside)].map((match) => ({
    text: match[0].trim(),
    line: lineOf(text, match.index),
  }))

const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g

/** Returns a test without its comments: titles and code. */
export const withoutComments = (text) => text.replace(comment, '')
