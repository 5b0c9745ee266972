import { relative } from 'node:path'

const LINES = 12
/** A screen of a phone has as many controls and texts. */
const PAGE_LINES = 120

const firstLines = (text, count = LINES) => text.split('\n').slice(0, count).join('\n')

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

/** Returns what the pages of a story said when it failed. */
const pagesOf = ({ attachments = [] }) =>
  attachments
    .filter(({ name, body }) => name === 'pages' && body)
    .map(({ body }) => firstLines(Buffer.from(body, 'base64').toString(), PAGE_LINES))

/** Returns a story with why its tries failed, the first one's in words, and what the pages said in each. */
const storyOf = ({ file, title, tests }) => {
  const results = tests.flatMap((test) => test.results)
  const errors = results.flatMap((result) => result.errors ?? [])
  const why = [firstLines(errors[0]?.message ?? ''), ...results.flatMap(pagesOf)]
  return `proof/stories/${file} › ${title}\n${why.join('\n')}`
}

/** Returns what failed by the specs of a report of Playwright: each story that passed in no try, with why. */
export const failuresOfStories = (specs) => specs.filter(({ ok }) => !ok).map(storyOf)

/** Returns the stories that failed and then passed, with why they failed. */
export const unsteadyStories = (specs) =>
  specs.filter(({ ok, tests }) => ok && tests.some(({ status }) => status === 'flaky')).map(storyOf)

/** Prints what failed once more, last, since a log is often read from its end. */
export function printFailures(failures, sign = '✗') {
  for (const failure of failures) console.log(`\n${sign} ${failure.replaceAll('\n', '\n    ')}`)
}
