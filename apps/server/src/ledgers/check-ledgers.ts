import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../database/connect.ts'
import { balanceAccounts } from '../tables/balance-accounts.ts'
import { balanceRecords } from '../tables/balance-records.ts'
import { pointAccounts } from '../tables/point-accounts.ts'
import { pointLots } from '../tables/point-lots.ts'
import { pointRecords } from '../tables/point-records.ts'
import { pointTakes } from '../tables/point-takes.ts'

/** An account whose sum is not that of its records. */
export interface LedgerDifference {
  readonly user: string
  /** `balance HKD` in cents, `points`, `lots` (what is left of all lots), or `lot <id>`. */
  readonly what: string
  readonly stored: number
  readonly computed: number
}

/** Members whose ledgers one statement reads. */
const atOnce = 500

/** The last of the next members in the order of their ids, of an account and its records: either may be missing. */
const lastOfPage = (accounts: PgTable, records: PgTable, after: string): SQL => sql`
  select max("user") as last from (
    select "user" from (
      (select distinct "user" from ${accounts} where "user" > ${after} order by 1 limit ${atOnce})
      union
      (select distinct "user" from ${records} where "user" > ${after} order by 1 limit ${atOnce})
    ) as either order by 1 limit ${atOnce}
  ) as page`

/** Some members, by their ids. A range of an index, which PostgreSQL knows to be small before it plans. */
interface Page {
  readonly after: string
  readonly last: string
}

const isIn = ({ after, last }: Page): SQL => sql`"user" > ${after} and "user" <= ${last}`

/** Balances, as the sums of their records by currency. */
const balances = (page: Page): SQL => sql`
  with stored as (select "user", currency, balance from ${balanceAccounts} where ${isIn(page)}),
    computed as (
      select "user", currency, sum(amount) as balance from ${balanceRecords}
      where ${isIn(page)} group by 1, 2
    )
  select "user", 'balance ' || currency as what,
    coalesce(stored.balance, 0) as stored, coalesce(computed.balance, 0) as computed
  from stored full join computed using ("user", currency)
  where coalesce(stored.balance, 0) <> coalesce(computed.balance, 0)`

/**
 * Points, as the sum of the records and as what is left of all lots; and what is left of a lot, as what was credited less
 * what was taken by records that are not reversed.
 */
const points = (page: Page): SQL => sql`
  with account as (select "user", balance from ${pointAccounts} where ${isIn(page)}),
    record as (select _id, "user", amount, reverses from ${pointRecords} where ${isIn(page)}),
    lot as (select _id, "user", "left" from ${pointLots} where ${isIn(page)}),
    take as (
      select "user", lot, amount from ${pointTakes} as taken
      where ${isIn(page)} and not exists (
        select from record as reversal
        where reversal."user" = taken."user" and reversal.reverses = taken.record
      )
    ),
    difference as (
      select "user", 'points' as what, coalesce(balance, 0) as stored, coalesce(total, 0) as computed
      from account full join (select "user", sum(amount) as total from record group by 1) as sums
        using ("user")
      union all
      select "user", 'lots', coalesce(total, 0), coalesce(balance, 0)
      from account full join (select "user", sum("left") as total from lot group by 1) as sums
        using ("user")
      union all
      select lot."user", 'lot ' || lot._id, lot."left",
        coalesce(record.amount, 0) - coalesce((
          select sum(take.amount) from take where take."user" = lot."user" and take.lot = lot._id
        ), 0)
      from lot left join record on record."user" = lot."user" and record._id = lot._id
    )
  select "user", what, stored, computed from difference where stored <> computed`

type Row = Record<'user' | 'what' | 'stored' | 'computed', string>

const ledgers = [
  { accounts: balanceAccounts, records: balanceRecords, differing: balances },
  { accounts: pointAccounts, records: pointRecords, differing: points },
] as const

/**
 * Compares all balances and points with their records, by members in the order of their ids: each statement sees one moment
 * and reads the rows of a few hundred (OPER-5.1). It changes nothing.
 */
export async function* checkLedgers(database: Database): AsyncGenerator<LedgerDifference> {
  for (const { accounts, records, differing } of ledgers)
    for (let after = ''; ;) {
      const pages = await database.execute<{ last: string | null }>(
        lastOfPage(accounts, records, after),
      )
      const last = pages.rows[0]?.last ?? null
      if (last === null) break
      const { rows } = await database.execute<Row>(differing({ after, last }))
      for (const { user, what, stored, computed } of rows)
        yield { user, what, stored: Number(stored), computed: Number(computed) }
      after = last
    }
}
