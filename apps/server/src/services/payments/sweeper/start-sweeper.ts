import type { ServerContext } from '../../../calls/served.ts'
import type { Sweep } from './sweep.ts'

/** How often the sweeper looks for what is due, in ms: a diner who paid waits for no longer, also if nobody notified us. */
const EVERY = 2000

export interface RunningSweeper {
  /** Looks for what is due now. Resolves once all of it is done. */
  sweep(): Promise<void>
  /** Waits for what is under way and starts nothing more. */
  stop(): Promise<void>
}

/** Runs each sweep every two seconds, unless its last run is still under way (PAY-6.1). */
export const startSweeper = (
  context: ServerContext,
  sweeps: readonly Sweep[],
  every: number = EVERY,
): RunningSweeper => {
  const { log } = context.runtime
  const running = new Map<string, Promise<void>>()
  const closing = new AbortController()

  const runAll = async ({ name, run }: Sweep): Promise<void> => {
    try {
      while (!closing.signal.aborted && (await run(context)) > 0);
    } catch (error) {
      log.error({ err: error, sweep: name }, 'a sweep failed')
    }
  }
  const begin = (sweep: Sweep): Promise<void> => {
    const known = running.get(sweep.name)
    if (known) return known
    const run = runAll(sweep).finally(() => running.delete(sweep.name))
    running.set(sweep.name, run)
    return run
  }
  const sweep = async (): Promise<void> => {
    if (!closing.signal.aborted) await Promise.all(sweeps.map(begin))
  }
  const timer = setInterval(() => void sweep(), every).unref()
  return {
    sweep,
    stop: async () => {
      closing.abort()
      clearInterval(timer)
      await Promise.all(running.values())
    },
  }
}
