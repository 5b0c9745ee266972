import type { Pool } from 'pg'
import PgBoss from 'pg-boss'
import type { Logger } from 'pino'
import { isRetryable } from '../database/transaction.ts'
import type { Job } from './job.ts'
import { jobSchema } from './job-schema.ts'

/** An arbitrary lock id: servers that start together prepare the queues one after another. */
const queuesLock = 4_702_111_907

/** The queue that pg-boss itself uses to start due jobs. */
const ownQueue = '__pgboss__send-it'

/** Seconds after which a running job counts as lost with its server and is retried. */
const lostAfter = 900

/** Creates a queue, with retries while the database refuses it because of deadlocks with running servers. */
const makeQueue = async (boss: PgBoss, queue: PgBoss.Queue, attempts = 5): Promise<void> => {
  try {
    await boss.createQueue(queue.name, queue)
  } catch (error) {
    if (attempts === 1 || !isRetryable(error)) throw error
    await makeQueue(boss, queue, attempts - 1)
  }
}

/**
 * Creates the schema and the missing queues before any worker starts: a queue is a table, and creating one beside
 * running workers ends in a deadlock. One server does so at a time.
 */
export const prepareQueues = async (
  pool: Pool,
  log: Logger,
  jobs: readonly Job[],
): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [queuesLock])
    const boss = new PgBoss({
      schema: jobSchema,
      db: { executeSql: (text, values) => client.query(text, values) },
      schedule: false,
      supervise: false,
    })
    boss.on('error', (error) => log.warn({ err: error }, 'the job queues could not be prepared'))
    await boss.start()
    // At most one waiting and one running instance of each job, whatever the number of servers.
    const own = jobs.map(({ name }): PgBoss.Queue => ({
      name,
      policy: 'stately',
      expireInSeconds: lostAfter,
      retryLimit: 3,
      retryDelay: 60,
      retentionMinutes: 60,
    }))
    for (const queue of [{ name: ownQueue }, ...own])
      if (!(await boss.getQueue(queue.name))) await makeQueue(boss, queue)
    await boss.stop({ graceful: false })
    await client.query('select pg_advisory_unlock($1)', [queuesLock])
    client.release()
  } catch (error) {
    // Closing the connection releases the lock.
    client.release(true)
    throw error
  }
}
