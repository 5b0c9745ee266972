import { fileURLToPath } from 'node:url'
import { checkArrows } from './check-arrows.mjs'
import { checkCalls } from './check-calls.mjs'
import { checkFloors } from './check-floors.mjs'
import { checkLinks } from './check-links.mjs'
import { checkMigrations } from './check-migrations.mjs'
import { checkNames } from './check-names.mjs'
import { floorsOf } from './floors.mjs'
import { repositoryFiles } from './repository-files.mjs'
import { sourceFiles } from './source-files.mjs'
import { checkCodePaths } from './spec/check-code-paths.mjs'
import { checkOutsideCitations, checkSpec } from './spec/check-spec.mjs'
import { documentFiles } from './spec/documents.mjs'
import { migrationFiles } from './migration-files.mjs'
import { checkWords } from './words.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = sourceFiles(root)
const documents = documentFiles(root)
const problems = [
  ...checkArrows(files),
  ...checkCalls(files),
  ...checkCodePaths([...files, ...documents]),
  ...checkFloors(files, floorsOf),
  ...checkLinks(documents, repositoryFiles(root)),
  ...checkMigrations(migrationFiles(root)),
  ...checkNames(files),
  ...checkOutsideCitations(files),
  ...checkSpec([...files, ...documents]),
  ...checkWords([...files, ...documents]),
]
for (const problem of problems) console.error(problem)
console.log(`${files.length} files, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
