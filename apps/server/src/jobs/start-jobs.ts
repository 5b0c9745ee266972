import type { Pool } from 'pg'
import PgBoss from 'pg-boss'
import type { Runtime } from '../runtime/runtime.ts'
import type { Job } from './job.ts'
import { jobSchema } from './job-schema.ts'
import { prepareQueues } from './prepare-queues.ts'

/** Seconds between two polls for due jobs. No user waits for a job. */
const pollSeconds = 30

/** Seconds after a start during which other starts enqueue no job: servers that start together enqueue each once. */
const startWindow = 300

/** How long running jobs may take to finish when the server stops, in ms; later ones are done by the next start. */
const stopTimeout = 5_000

export interface RunningJobs {
  /** Waits for running jobs and starts no more. */
  stop(): Promise<void>
}

export interface JobOptions {
  /** Seconds between two polls. */
  readonly pollSeconds?: number
  /** Connections with a session each, for the queue. */
  readonly pool?: Pool
}

/** Returns whether a statement ends jobs: only these name jobs by their ids. */
const endsJobs = ([, ids]: readonly unknown[]): boolean => Array.isArray(ids)

/**
 * Runs a statement of the queue. pg-boss ends a job without waiting for it: if the database is away at this moment, its error
 * would be nobody's and end the process. The job then counts as lost when its time is over, and is run again.
 */
const executeSql = async (
  { log }: Runtime,
  pool: Pool,
  text: string,
  values: unknown[],
): Promise<{ rows: unknown[] }> => {
  try {
    return await pool.query(text, values)
  } catch (error) {
    if (!endsJobs(values)) throw error
    log.warn({ err: error }, 'the end of a job was not stored')
    return { rows: [{ count: '0' }] }
  }
}

const begin = async (boss: PgBoss, { name, cron }: Job): Promise<void> => {
  await boss.schedule(name, cron)
  // Jobs that were due while no server ran are done at the start.
  await boss.send(name, {}, { singletonSeconds: startWindow })
}

/** Runs each job when it is due, on one of the servers that share the database. */
export const startJobs = async (
  runtime: Runtime,
  jobs: readonly Job[],
  options: JobOptions = {},
): Promise<RunningJobs> => {
  const { connection, log } = runtime
  const { pool = connection.pool, pollSeconds: pollingIntervalSeconds = pollSeconds } = options
  await prepareQueues(pool, log, jobs)
  const boss = new PgBoss({
    schema: jobSchema,
    db: { executeSql: (text, values) => executeSql(runtime, pool, text, values) },
    maintenanceIntervalMinutes: 5,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 2,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'polling for jobs failed'))
  await boss.start()
  for (const job of jobs) {
    await begin(boss, job)
    await boss.work(job.name, { pollingIntervalSeconds }, async () => {
      const start = performance.now()
      try {
        const count = await job.run(runtime)
        const ms = Math.round(performance.now() - start)
        if (count > 0) log.info({ job: job.name, count, ms }, 'a job was done')
      } catch (error) {
        log.error({ err: error, job: job.name }, 'a job failed')
        throw error
      }
    })
  }
  return { stop: () => boss.stop({ graceful: true, wait: true, timeout: stopTimeout }) }
}
