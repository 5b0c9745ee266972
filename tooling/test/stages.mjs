import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const reports = 'reports'

const command = (root, name, environment, program, ...args) => {
  const started = Date.now()
  console.log(`\n── ${name}`)
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...environment,
      PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
    },
  })
  console.log(
    `── ${name}: ${status === 0 ? 'ok' : 'failed'} in ${Math.round((Date.now() - started) / 1000)} s`,
  )
  return status === 0
}

const checked = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 })

/** A check that holds or does not: counts as one. */
export const check = (root, name, ...args) => checked(command(root, name, {}, ...args))

const readReport = (root, file) => {
  const path = join(root, reports, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/**
 * Tests beside the code: of all workspaces, or of those named, without the files that are excluded; `environment` is added
 * to theirs.
 */
export function unitTests(root, name, { projects = [], exclude = [], environment = {} } = {}) {
  mkdirSync(join(root, reports), { recursive: true })
  rmSync(join(root, reports, 'vitest.json'), { force: true })
  const passed = command(
    root,
    name,
    environment,
    'vitest',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...exclude.flatMap((files) => ['--exclude', files]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/vitest.json`,
  )
  const report = readReport(root, 'vitest.json')
  if (!report) return checked(false)
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, passed ? 0 : 1),
    skipped: report.numPendingTests,
  }
}

/** The stories in the browser. */
export function stories(root) {
  rmSync(join(root, reports, 'playwright.json'), { force: true })
  const passed = command(
    root,
    'stories in Chromium',
    {},
    'playwright',
    'test',
    '--config',
    'e2e/playwright.config.ts',
  )
  const report = readReport(root, 'playwright.json')
  if (!report) return checked(false)
  const { expected, flaky, unexpected, skipped } = report.stats
  return { passed: expected + flaky, failed: Math.max(unexpected, passed ? 0 : 1), skipped }
}
