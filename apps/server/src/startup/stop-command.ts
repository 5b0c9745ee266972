/**
 * Returns a signal that is aborted by the first SIGTERM, SIGINT or SIGHUP: the command then stops what it started, removes what it has
 * not finished, and fails (OPER-2.3). A second one ends it at once.
 */
export const stopCommand = (): AbortSignal => {
  const stopping = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.once(signal, () => stopping.abort(new Error(`stopped by ${signal}`)))
  return stopping.signal
}
