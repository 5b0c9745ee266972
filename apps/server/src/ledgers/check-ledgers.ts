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

/** The next members in the order of their ids, of an account and its records: either may be missing. */
const members = (accounts: PgTable, records: PgTable, after: string): SQL => sql`
  select "user" from (
    (select distinct "user" from ${accounts} where "user" > ${after} order by 1 limit ${atOnce})
    union
    (select distinct "user" from ${records} where "user" > ${after} order by 1 limit ${atOnce})
  ) as either order by 1 limit ${atOnce}`

/** Balances, as the sums of their records by currency. */
const balances = (after: string): SQL => sql`
  with member as materialized (${members(balanceAccounts, balanceRecords, after)}),
    stored as (
      select "user", currency, balance from ${balanceAccounts}
      where "user" in (select "user" from member)
    ),
    computed as (
      select "user", currency, sum(amount) as balance from ${balanceRecords}
      where "user" in (select "user" from member) group by 1, 2
    )
  select (select max("user") from member) as last, "user", 'balance ' || currency as what,
    coalesce(stored.balance, 0) as stored, coalesce(computed.balance, 0) as computed
  from (select max("user") from member) as page
  left join (stored full join computed using ("user", currency))
    on coalesce(stored.balance, 0) <> coalesce(computed.balance, 0)`

/**
 * Points, as the sum of the records and as what is left of all lots; and what is left of a lot, as what was credited less
 * what was taken by records that are not reversed.
 */
const points = (after: string): SQL => sql`
  with member as materialized (${members(pointAccounts, pointRecords, after)}),
    account as (
      select "user", balance from ${pointAccounts} where "user" in (select "user" from member)
    ),
    record as (
      select _id, "user", amount, reverses from ${pointRecords}
      where "user" in (select "user" from member)
    ),
    lot as (
      select _id, "user", "left" from ${pointLots} where "user" in (select "user" from member)
    ),
    take as (
      select "user", lot, amount from ${pointTakes} as taken
      where "user" in (select "user" from member) and not exists (
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
  select (select max("user") from member) as last, "user", what, stored, computed
  from (select max("user") from member) as page
  left join difference on stored <> computed`

type Row = Record<'last' | 'user' | 'what' | 'stored' | 'computed', string | null>

/**
 * Compares all balances and points with their records, by members in the order of their ids: each statement sees one moment
 * and reads the rows of a few hundred (OPER-5.1). It changes nothing.
 */
export async function* checkLedgers(database: Database): AsyncGenerator<LedgerDifference> {
  for (const statement of [balances, points])
    for (let after: string | null = ''; after !== null;) {
      const { rows }: { rows: Row[] } = await database.execute<Row>(statement(after))
      for (const { user, what, stored, computed } of rows)
        if (user !== null && what !== null)
          yield { user, what, stored: Number(stored), computed: Number(computed) }
      after = rows[0]?.last ?? null
    }
}
