/** Areas whose comments, test titles, Markdown and file names are not checked: statements and records have words of their own. */
const unchecked = ['docs/decisions/', 'docs/spec/', 'tooling/lint/words']

/** Wording that reads as a translation, with what to write instead. */
export const wording = [
  [/\banew\b/i, 'again'],
  [/\bwhoever\b/i, 'anyone who, or the role'],
  [/(?<!\bthere )\b(?:is|are|was|were) none\b/i, 'there is no …, is not a …, is undefined'],
  [/\bwhere (?:there|it|they|one|none|no|nothing|nobody|not|neither)\b/i, 'if'],
  [/\banswers?\b/i, 'returns, responds with; response'],
  [/\basked\b/i, 'requested'],
  [/\bkept\b/i, 'stored, cached, bookmarked, queued'],
  [/\bheld\b/i, 'locked, paused, contained'],
  [/\b(?:is|are|was|were) (?:told|said)\b/i, 'is reported, shown, announced'],
  [/\bin the place of\b/i, 'instead of'],
  [/\bgoes on\b/i, 'continues'],
  [/\blet(?:s|ting)? go\b/i, 'releases, resumes'],
  [/\b(?:of|none of) ours\b/i, 'our own'],
  [/\bmeanwhile\b/i, 'in the meantime'],
]

/** Words in the name of a file or folder, with the term that people search for. */
export const fileTerms = {
  anew: 'retry, reload',
  answer: 'response',
  answered: 'response',
  asked: 'request',
  attempts: 'rate-limit',
  held: 'lock, paused',
  hold: 'lock',
  kept: 'stored, cache, bookmarks',
  letter: 'template',
  letters: 'templates',
  packing: 'content-encoding',
  paying: 'payment',
  placing: 'checkout',
  told: 'report, redact',
  typed: 'draft',
  whoever: 'user, visitor',
}

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
const testTitle = /\b(?:describe|it|test)(?:\.each\([^)]*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g

/** Returns the prose of a file, each with the line that it begins on. */
function proseOf({ path, text }) {
  const prose = path.endsWith('.md')
    ? [{ index: 0, 0: text }]
    : [...text.matchAll(comment), ...(path.includes('.t') ? text.matchAll(testTitle) : [])]
  return prose.map(({ index, 0: words }) => ({ index, words }))
}

const lineOf = (text, index) => text.slice(0, index).split('\n').length

const blank = (text) => text.replaceAll(/[^\n]/g, ' ')

/** Returns the words alone, each at its place: without code, and without the signs at the start of a comment's lines. */
const withoutCode = (words) =>
  words.replaceAll(/```[\s\S]*?```|`[^`]*`/g, blank).replaceAll(/\n[ \t]*(?:\*|\/\/)/g, blank)

const wrapped = wording.map(([pattern, instead]) => [
  new RegExp(pattern.source.replaceAll(' ', '\\s+'), 'i'),
  instead,
])

const checkProse = (file) =>
  proseOf(file).flatMap(({ index, words }) =>
    wrapped.flatMap(([pattern, instead]) => {
      const found = pattern.exec(withoutCode(words))
      if (!found) return []
      const phrase = found[0].replaceAll(/\s+/g, ' ')
      return [
        `${file.path}:${lineOf(file.text, index + found.index)}: "${phrase}": write ${instead}`,
      ]
    }),
  )

/** Attempts to pay are so called by every provider; the term for other attempts is another. */
const ofPayments = /\bpayments?[-/]attempts\b/g

const checkFileName = ({ path }) =>
  path
    .replaceAll(ofPayments, 'payments')
    .split(/[/.-]/)
    .filter((term) => Object.hasOwn(fileTerms, term))
    .map((term) => `${path}: "${term}" in its name: use ${fileTerms[term]}`)

/** Returns a line for each wording and file name that `wording` and `fileTerms` replace. */
export const checkWords = (files, areas = unchecked) =>
  files
    .filter(({ path }) => !areas.some((area) => path.startsWith(area)))
    .flatMap((file) => [...checkFileName(file), ...checkProse(file)])
