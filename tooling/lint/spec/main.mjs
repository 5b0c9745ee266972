/** Prints the statements of `docs/spec` that no test cites. */
import { fileURLToPath } from 'node:url'
import { sourceFiles } from '../source-files.mjs'
import { uncitedStatements } from './check-spec.mjs'
import { documentFiles } from './documents.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const uncited = uncitedStatements([...sourceFiles(root), ...documentFiles(root)])
for (const { path, line, id, text } of uncited) console.log(`${path}:${line}: ${id} ${text}`)
console.log(`${uncited.length} statements that no test cites`)
