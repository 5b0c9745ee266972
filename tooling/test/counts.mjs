/** The counts of something that succeeds or fails as a whole. */
export const passedOrFailed = (passed) => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  skipped: 0,
})

/** The sum of the counts of several stages. */
export const sumCounts = (counts) =>
  Object.fromEntries(
    ['passed', 'failed', 'skipped'].map((key) => [
      key,
      counts.reduce((total, one) => total + one[key], 0),
    ]),
  )
