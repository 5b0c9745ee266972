import type { Runtime } from '../runtime/runtime.ts'

/** Work that is done from time to time, by one of the servers. Done twice, it does no harm. */
export interface Job {
  readonly name: string
  /** When, in UTC: minute, hour, day of the month, month, weekday. */
  readonly cron: string
  /** Does it; answers how much there was to do, for the log. */
  readonly run: (runtime: Runtime) => Promise<number>
}
