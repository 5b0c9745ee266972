import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { gapNames, gapOf } from '../check/known-gaps.ts'

const folder = fileURLToPath(new URL('../../../reports/', import.meta.url))

interface Missing {
  readonly name: string
  readonly says: string
}

const missingOf = (test: TestCase): Missing | undefined => {
  const { check, missing } = test.meta()
  const { errors = [] } = test.result()
  const says = missing ?? errors[0]?.message
  return says === undefined ? undefined : { name: check ?? test.fullName, says }
}

/** Prints how many checks hold and what is missing, by name, and writes it to `reports/wire.txt`. */
export default class Summary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const missing = tests.flatMap((test) => missingOf(test) ?? [])
    const names = new Set(tests.map((test) => test.meta().check))
    const lines = missing.map(({ name, says }) => {
      const reason = gapOf(name)
      return `  ${name}${reason === undefined ? '' : ` [known: ${reason}]`}\n      ${says}`
    })
    const known = missing.filter(({ name }) => gapOf(name) !== undefined).length
    const summary = [
      `${tests.length - missing.length} hold, ${missing.length} missing (${known} known)${missing.length > 0 ? ':' : '.'}`,
      ...lines,
    ].join('\n')
    console.log(`\n${summary}`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${folder}wire.txt`, `${summary}\n`)
    const isWhole = process.env['WIRE_PARTIAL'] === undefined
    const stale = isWhole ? gapNames.filter((name) => !names.has(name)) : []
    if (stale.length === 0) return
    console.error(`known-gaps.txt names checks that do not exist: ${stale.join('; ')}`)
    process.exitCode = 1
  }
}
