import type { Logger } from 'pino'
import { defaultLimits, type FloodLimits } from '../config/flood-limits.ts'
import { Addresses } from './addresses.ts'
import { EventLoopLoad } from './event-loop-load.ts'
import { FloodCounts } from './flood-counts.ts'

/** What limits the callers of a server, over sockets and REST alike. */
export interface FloodGuard {
  readonly limits: FloodLimits
  readonly load: EventLoopLoad
  readonly addresses: Addresses
  readonly counts: FloodCounts
}

export const openFloodGuard = (
  given: Partial<FloodLimits> | undefined,
  log: Pick<Logger, 'warn'>,
): FloodGuard => {
  const limits = { ...defaultLimits, ...given }
  const load = new EventLoopLoad()
  return { limits, load, addresses: new Addresses(limits, load), counts: new FloodCounts(log) }
}
