/**
 * Everything that must hold; ends with the counts. The tests run on the embedded PostgreSQL, and plan on partitioned tables;
 * Debian's runs the database's own again. `--all` adds what hardly differs: all of the server's tests on Debian's, every screen
 * in all languages and sizes. `--changed` tests what the branch's changes touch.
 */
import { fileURLToPath } from 'node:url'
import { sumCounts } from './test/counts.mjs'
import { changedStages } from './test/changed/stages.mjs'
import { everyStage } from './test/every-stage.mjs'
import { printFailures } from './test/failures.mjs'
import { useMemoryForTemporaryFiles } from './test/memory-folder.mjs'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const isAll = process.argv.includes('--all')
const started = Date.now()
if (isAll) process.env.TEST_ALL = '1'
useMemoryForTemporaryFiles()

const stages = process.argv.includes('--changed')
  ? await changedStages(root)
  : await everyStage(root, isAll)
const { passed, failed, skipped, failures, unsteady } = sumCounts(stages)
printFailures(unsteady, 'unsteady:')
printFailures(failures)

const minutes = ((Date.now() - started) / 60_000).toFixed(1)
const counts = `${passed} passed, ${failed} failed, ${skipped} skipped`
console.log(`\n${counts}, ${unsteady.length} unsteady in ${minutes} min`)
process.exitCode = failed > 0 ? 1 : 0
