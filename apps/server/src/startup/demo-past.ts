import { RunningCalls } from '../calls/running-calls.ts'
import type { ServerContext } from '../calls/served.ts'
import { noWeb } from '../http/no-web.ts'
import { localBus } from '../realtime/bus/local-bus.ts'
import { loadPast } from '../seed/past/load-past.ts'
import { menuCacheOf } from '../services/catalogue/menus/menu-cache-of.ts'
import { countPopularAgain } from '../services/catalogue/menus/popular-dishes.ts'
import { onBegun } from '../services/staff/setup/announce-begun.ts'
import { createApp } from './app.ts'

/**
 * Writes the past of the demo on a second server of the same database, which nobody reaches and whose clock is set: callers hear nothing
 * of it. Ends early if the server stops or gets its owner, and also resolves if it fails: the demo is then one without a past.
 */
export const writeDemoPast = async (
  server: ServerContext,
  stopping: AbortSignal,
  days?: number,
): Promise<void> => {
  const { runtime: given } = server
  const clock = { at: given.now() }
  const { metricsToken: _, ...config } = given.config
  const runtime = { ...given, config, bus: localBus(given.log), now: () => clock.at }
  const begun = { is: false }
  onBegun(given, () => {
    begun.is = true
  })
  const isStopped = (): boolean => stopping.aborted || begun.is
  try {
    const app = createApp(runtime, { web: noWeb, calls: new RunningCalls() })
    await loadPast({ app, clock }, runtime, { isStopped, ...(days ? { days } : {}) })
    // Who opened a menu first counted nothing popular, for the whole day (CAT-4.11).
    countPopularAgain(given.reads)
    menuCacheOf(server).onGap(new Set(['all']))
  } catch (error) {
    if (!isStopped()) given.log.warn({ err: error }, 'the demo has no bills of the past')
  }
}
