import PgBoss from 'pg-boss'
import { isPassing } from '../database/transaction.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { Job } from './job.ts'
import { jobSchema } from './job-schema.ts'

/** Any number: servers that start together take turns by it. */
const queuesLock = 4_702_111_907

/** The queue of pg-boss itself, by which it begins what is due. */
const ownQueue = '__pgboss__send-it'

/** After so many seconds a job counts as lost with the server that did it, and is done again. */
const lostAfter = 900

/** Makes a queue, again where the database had to refuse it for the sake of servers that run already. */
const makeQueue = async (boss: PgBoss, queue: PgBoss.Queue, attempts = 5): Promise<void> => {
  try {
    await boss.createQueue(queue.name, queue)
  } catch (error) {
    if (attempts === 1 || !isPassing(error)) throw error
    await makeQueue(boss, queue, attempts - 1)
  }
}

/**
 * Makes the schema and the queues that are missing, before anything looks into them: a queue is a table, and to make one
 * beside workers that run ends in a deadlock. One server does so at a time.
 */
export const prepareQueues = async (
  { connection, log }: Pick<Runtime, 'connection' | 'log'>,
  jobs: readonly Job[],
): Promise<void> => {
  const client = await connection.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [queuesLock])
    const boss = new PgBoss({
      schema: jobSchema,
      db: { executeSql: (text, values) => client.query(text, values) },
      schedule: false,
      supervise: false,
    })
    boss.on('error', (error) => log.warn({ err: error }, 'queues cannot be prepared'))
    await boss.start()
    // Of each job one may wait and one may run, whatever the number of servers.
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
    // The lock goes with the connection.
    client.release(true)
    throw error
  }
}
