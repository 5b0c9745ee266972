/**
 * Returns the results of work that is done in one transaction at the same time, as `Promise.all` does, but throws only once all of it has
 * ended: what sends a second statement would otherwise send it when the transaction is over, on a connection that is another's by then.
 */
export const allEnded = async <T extends readonly unknown[] | []>(
  work: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> => {
  await Promise.allSettled(work)
  return Promise.all(work)
}
