const queues = new Map<string, Promise<unknown>>()

/** Runs work when what came before it under the same name is done. */
export const inTurn = <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const run = (queues.get(name) ?? Promise.resolve()).then(work)
  queues.set(
    name,
    run.catch(() => undefined),
  )
  return run
}
