/** Long enough to get somewhere, short enough that a touch between two slices is answered at once. */
const SLICE_MS = 6
/** The same in a thread of its own, in which nothing waits but the word to end. */
export const THREAD_SLICE_MS = 50
/** The work is ended then, with what is known so far. */
const MOST_MS = 400
const MOST_STEPS = 1500

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

/**
 * Does work in slices between which the page continues: `work` is sent whether it is to end. Returns `undefined` if `signal` has
 * aborted it.
 */
export const inSlices = async <Result>(
  work: Generator<undefined, Result, boolean>,
  signal: AbortSignal,
  sliceMs = SLICE_MS,
): Promise<Result | undefined> => {
  let steps = 0
  let worked = 0
  while (!signal.aborted) {
    const begun = performance.now()
    while (performance.now() - begun < sliceMs) {
      const isOver = steps > MOST_STEPS || worked > MOST_MS
      const { done, value } = work.next(isOver)
      if (done) return value
      steps++
    }
    worked += performance.now() - begun
    // eslint-disable-next-line no-await-in-loop
    await pause()
  }
  return undefined
}
