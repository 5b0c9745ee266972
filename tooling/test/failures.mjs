import { relative } from 'node:path'

const LINES = 12

const firstLines = (text) => text.split('\n').slice(0, LINES).join('\n')

/** Returns what failed by a report of vitest: each test and each file that did not load, with the first lines of why. */
export const failuresOfVitest = (root, { testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed')
    const file = relative(root, name)
    if (failed.length === 0) return status === 'failed' ? [`${file}\n${firstLines(message)}`] : []
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${file} › ${fullName}\n${firstLines(failureMessages.join('\n'))}`,
    )
  })

/** Returns what failed by the specs of a report of Playwright: each story that passed in no try, with why. */
export const failuresOfStories = (specs) =>
  specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results).flatMap(({ errors = [] }) => errors)
      return `e2e/${file} › ${title}\n${firstLines(errors[0]?.message ?? '')}`
    })

/** Prints what failed once more, last, since a log is often read from its end. */
export function printFailures(failures) {
  for (const failure of failures) console.log(`\n✗ ${failure.replaceAll('\n', '\n    ')}`)
}
