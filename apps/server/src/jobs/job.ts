import type { Runtime } from '../runtime/runtime.ts'

/** Periodic work, done by one of the servers. Idempotent, since a job may run twice. */
export interface Job {
  readonly name: string
  /** Cron expression in UTC: minute, hour, day of the month, month, weekday. */
  readonly cron: string
  /** Runs the job and returns the number of rows it changed, for the log. */
  readonly run: (runtime: Runtime) => Promise<number>
}
