const WARM_UP_MS = 150
const MEASURE_MS = 250

const runFor = (milliseconds, operation) => {
  const end = performance.now() + milliseconds
  let run = 0
  while (performance.now() < end) operation(run++)
}

/** Returns the median time of a call in microseconds. */
export function medianMicroseconds(operation) {
  const times = []
  runFor(WARM_UP_MS, operation)
  runFor(MEASURE_MS, (run) => {
    const start = performance.now()
    operation(run)
    times.push(performance.now() - start)
  })
  times.sort((a, b) => a - b)
  return times[times.length >> 1] * 1000
}

/** Returns the exponent of growth between two sizes: 1 is linear, 2 quadratic. */
export const exponent = ([small, large], [fast, slow]) =>
  Math.log(slow / fast) / Math.log(large / small)
