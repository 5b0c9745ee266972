/** How often a second an act can be done by so many that do it one after the other. */
export const rate = async (
  workers: number,
  milliseconds: number,
  act: (worker: number) => Promise<unknown>,
): Promise<number> => {
  const start = performance.now()
  const end = start + milliseconds
  let done = 0
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (performance.now() < end) {
        await act(worker)
        done++
      }
    }),
  )
  return (done * 1000) / (performance.now() - start)
}

/** The middle one of some figures. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0
