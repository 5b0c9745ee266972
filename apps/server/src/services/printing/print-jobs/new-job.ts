import type { PrintJob } from '@comanda/contract'
import { callerOf } from '../../../authentication/caller-of.ts'
import type { HandlerContext } from '../../../calls/served.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { once } from '../../../idempotency/once.ts'
import type { PrintJobRow } from '../../../tables/print-jobs.ts'
import { jobRecord } from './job-record.ts'

interface PrintCall {
  readonly shop: string
  readonly idempotencyKey?: string | undefined
}

/** Writes the slip that staff wanted, once however often the call is retried, and announces it. */
export const newJob = async (
  { runtime, params }: HandlerContext,
  path: string,
  data: PrintCall,
  work: (transaction: Database, now: Date) => Promise<PrintJobRow>,
): Promise<PrintJob> => {
  const { database, bus, now } = runtime
  const { idempotencyKey: key, ...payload } = data
  const write = { shop: data.shop, scope: path, key, caller: callerOf(params)._id, payload }
  const { answer, made } = await inTransaction(database, (transaction) =>
    once(transaction, write, async () => ({
      answer: jobRecord(await work(transaction, new Date(now()))),
    })),
  )
  if (made) bus.publish({ path: 'printJobs', event: 'created', data: answer })
  return answer
}
