/** Returns the operations per second of a number of workers, each of which runs one operation after another. */
export const throughput = async (
  workers: number,
  milliseconds: number,
  operation: (worker: number) => Promise<unknown>,
): Promise<number> => {
  const start = performance.now()
  const end = start + milliseconds
  let done = 0
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (performance.now() < end) {
        await operation(worker)
        done++
      }
    }),
  )
  return (done * 1000) / (performance.now() - start)
}

export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0
