import { citationsOf, outsideCitations, withoutComments } from './citations.mjs'
import { duplicateIds, readStatements } from './statements.mjs'

const isPage = ({ path }) => /^docs\/spec\/(?!README\.md$)[^/]+\.md$/.test(path)
const isOfTheLint = ({ path }) => path.startsWith('tooling/lint/spec/')
const isMarkdown = ({ path }) => path.endsWith('.md')
const isTest = ({ path }) => /\.(test|story)\.(ts|tsx|mjs)$/.test(path)

const chapterOf = (id) => id.replace(/\.\d+$/, '')
const prefixOf = (id) => id.replace(/-.*$/, '')
const prefixesOf = (statements) => [...new Set(statements.map(({ id }) => prefixOf(id)))]

/** Citations of `docs/spec` that lead nowhere, and ids that are given twice, one line each. */
export const checkSpec = (files) => {
  const statements = readStatements(files.filter(isPage))
  const known = new Set(statements.flatMap(({ id }) => [id, chapterOf(id)]))
  const prefixes = prefixesOf(statements)
  const dead = files
    .filter((file) => !isOfTheLint(file))
    .flatMap(({ path, text }) =>
      citationsOf(text, prefixes)
        .filter(({ id }) => !known.has(id))
        .map(({ id, line }) => `${path}:${line}: docs/spec has no statement ${id}`),
    )
  return [...duplicateIds(statements), ...dead]
}

/** Sources that cite a document outside the repository, one line each. */
export const checkOutsideCitations = (files) =>
  files
    .filter((file) => !isOfTheLint(file) && !isMarkdown(file))
    .flatMap(({ path, text: source }) =>
      outsideCitations(source).map(
        ({ text, line }) => `${path}:${line}: "${text}" is not in the repository; cite docs/spec`,
      ),
    )

/** The statements that no title of a test cites, but for those that are marked. */
export const uncitedStatements = (files) => {
  const statements = readStatements(files.filter(isPage))
  const prefixes = prefixesOf(statements)
  const cited = new Set(
    files
      .filter((file) => isTest(file) && !isOfTheLint(file))
      .flatMap((file) => citationsOf(withoutComments(file.text), prefixes))
      .map(({ id }) => id),
  )
  return statements.filter(({ id, mark }) => mark === undefined && !cited.has(id))
}
