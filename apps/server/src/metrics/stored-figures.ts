import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Gauge } from 'prom-client'
import type { Database } from '../database/connect.ts'
import { jobSchema } from '../jobs/job-schema.ts'
import { allowances } from '../tables/allowances.ts'
import { invoices } from '../tables/invoices.ts'
import { invoiceSellers } from '../tables/invoice-sellers.ts'
import { mails } from '../tables/mails.ts'
import { refunds } from '../tables/refunds.ts'
import { tableSessions } from '../tables/table-sessions.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { Metrics } from './metrics.ts'

/** Rows are counted up to this many: more need no exact figure. */
const mostCounted = 10_000

/** How long figures of the database are used again, in ms: several scrapers cost one query. */
const usedFor = 10_000

/** How long a scrape waits for the database, in ms. */
const patience = 2_000

/** Figure → value, in counts or seconds. */
type Figures = Readonly<Record<string, number>>

const help: Readonly<Record<string, string>> = {
  mails_queued: `Mails to send, up to ${mostCounted}`,
  mails_failing: `Those that could not be sent yet, up to ${mostCounted}`,
  mails_overdue_seconds: 'For how long the oldest mail that is due has waited',
  payments_pending: `Bills that wait for their payment, up to ${mostCounted}`,
  payments_pending_oldest_seconds: 'The age of the oldest of them',
  refunds_due: `Refunds that providers have not been sent yet, up to ${mostCounted}`,
  refunds_due_oldest_seconds: 'The age of the oldest of them',
  invoices_due: `Taiwan invoices that are not sent yet, up to ${mostCounted}`,
  invoices_due_oldest_seconds: 'The age of the oldest of them',
  invoices_refused: `Taiwan invoices, voids and allowances that were refused within two months, up to ${mostCounted}`,
  invoice_sellers_low: 'Companies whose numbers for Taiwan invoices run out',
  jobs_queued: 'Jobs that are due',
  jobs_active: 'Jobs that run',
  jobs_failed: 'Jobs that failed within the last hour and are not retried',
  jobs_overdue_seconds: 'For how long the oldest job that is due has waited',
}

/** The one statement of a scrape: of all shops, since it is about the installation, and bounded. */
const read = async (database: Database): Promise<Figures> => {
  const jobs = sql`${sql.identifier(jobSchema)}.job`
  const { rows } = await database.execute<Record<string, string>>(sql`
    with mail as (select attempts, due_time from ${mails} limit ${mostCounted}),
      unpaid as (
        select create_time from ${tableSessions}
        where status = 'toPay'
        order by create_time limit ${mostCounted}
      ),
      refund as (
        select create_time from ${refunds}
        where ask_time is not null and status = 'due' limit ${mostCounted}
      ),
      invoice as (
        select create_time from ${invoices}
        where ask_time is not null and status in ('due', 'issued') limit ${mostCounted}
      ),
      refused as (
        select 1 from (
          select failure, task, create_time from ${invoices}
          union all select failure, task, create_time from ${allowances}
        ) as sent
        where failure is not null and task is null
          and create_time > now() - interval '62 days' limit ${mostCounted}
      ),
      due as (
        select start_after from ${jobs} where state < 'active' and start_after <= now()
      )
    select
      (select count(*) from mail) as mails_queued,
      (select count(*) from mail where attempts > 0) as mails_failing,
      (select extract(epoch from now() - least(min(due_time), now())) from mail)
        as mails_overdue_seconds,
      (select count(*) from unpaid) as payments_pending,
      (select extract(epoch from now() - min(create_time)) from unpaid)
        as payments_pending_oldest_seconds,
      (select count(*) from refund) as refunds_due,
      (select extract(epoch from now() - min(create_time)) from refund)
        as refunds_due_oldest_seconds,
      (select count(*) from invoice) as invoices_due,
      (select extract(epoch from now() - min(create_time)) from invoice)
        as invoices_due_oldest_seconds,
      (select count(*) from refused) as invoices_refused,
      (select count(*) from ${invoiceSellers} where warned is not null) as invoice_sellers_low,
      (select count(*) from due) as jobs_queued,
      (select count(*) from ${jobs} where state = 'active') as jobs_active,
      (select count(*) from ${jobs}
        where state = 'failed' and completed_on > now() - interval '1 hour') as jobs_failed,
      (select extract(epoch from now() - min(start_after)) from due) as jobs_overdue_seconds`)
  return Object.fromEntries(Object.keys(help).map((name) => [name, Number(rows[0]?.[name] ?? 0)]))
}

/** Adds figures that the database has. Returns the function that brings them up to date before a scrape. */
export const storedFigures = (
  { reads, log }: Pick<Runtime, 'reads' | 'log'>,
  { registry }: Pick<Metrics, 'registry'>,
): (() => Promise<void>) => {
  const registers = [registry]
  const gauges = Object.entries(help).map(
    ([name, text]) => new Gauge({ name: `comanda_${name}`, help: text, registers }),
  )
  const isRead = new Gauge({
    name: 'comanda_database_up',
    help: 'Whether the figures of the database could be read',
    registers,
  })
  const warn = (error: unknown): undefined => {
    log.warn({ err: error }, 'figures of the database cannot be read')
  }
  let reading: Promise<Figures | undefined> | undefined
  let since = 0
  const fresh = (): Promise<Figures | undefined> => {
    if (reading && performance.now() - since < usedFor) return reading
    since = performance.now()
    const late = sleep(patience, undefined, { ref: false })
    reading = Promise.race([read(reads).catch(warn), late])
    return reading
  }
  return async () => {
    const figures = await fresh()
    isRead.set(figures ? 1 : 0)
    for (const [at, name] of Object.keys(help).entries()) {
      const gauge = gauges[at]
      // A figure that cannot be read is absent, not the last one.
      if (figures) gauge?.set(figures[name] ?? 0)
      else gauge?.remove()
    }
  }
}
