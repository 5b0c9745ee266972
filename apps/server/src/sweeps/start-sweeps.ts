import type { ServerContext } from '../calls/served.ts'
import type { Sweep } from './sweep.ts'

/** How often the sweeper looks for what is due, in ms: a diner who paid waits for no longer, also if nobody notified us. */
const EVERY = 2000

/** How many runs of a sweep may be under way: one that waits for a provider delays nothing that is due after it. */
const RUNS = 5

export interface RunningSweeps {
  /** Looks for what is due now. Resolves once all that is under way is done. */
  sweep(): Promise<void>
  /** Waits for what is under way and starts nothing more. */
  stop(): Promise<void>
}

/** Runs each sweep every two seconds, unless many of its runs are still under way (PAY-6.1). */
export const startSweeps = (
  context: ServerContext,
  sweeps: readonly Sweep[],
  every: number = EVERY,
): RunningSweeps => {
  const { log } = context.runtime
  const running = new Map(sweeps.map((sweep) => [sweep, new Set<Promise<void>>()]))
  const closing = new AbortController()

  const runAll = async ({ name, run }: Sweep): Promise<void> => {
    try {
      while (!closing.signal.aborted && (await run(context)) > 0);
    } catch (error) {
      log.error({ err: error, sweep: name }, 'a sweep failed')
    }
  }
  const begin = async (sweep: Sweep, runs: Set<Promise<void>>): Promise<void> => {
    if (runs.size < RUNS) {
      const run = runAll(sweep).finally(() => runs.delete(run))
      runs.add(run)
    }
    await Promise.all(runs)
  }
  const sweep = async (): Promise<void> => {
    if (closing.signal.aborted) return
    await Promise.all([...running].map(([one, runs]) => begin(one, runs)))
  }
  const timer = setInterval(() => void sweep(), every).unref()
  return {
    sweep,
    stop: async () => {
      closing.abort()
      clearInterval(timer)
      await Promise.all([...running.values()].flatMap((runs) => [...runs]))
    },
  }
}
