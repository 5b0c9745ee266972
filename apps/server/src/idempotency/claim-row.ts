import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { preparedStatement } from '../database/prepared-statement.ts'
import { claimPeriod, idempotencyClaims } from '../tables/idempotency-claims.ts'
import { idempotencyKeys } from '../tables/idempotency-keys.ts'
import { menuRevisionOf } from '../tables/menu-revisions.ts'
import type { Delivery } from './delivery.ts'

/** The row of a write in the table of claims. */
export interface Claim {
  readonly shop: string
  readonly scope: string
  readonly key: string
  readonly hash: string
}

/** What an earlier write under the same key has stored. */
export interface SavedClaim {
  readonly hash: string
  readonly answer: unknown
  readonly created: string
  readonly clock: number
  /** Whether the word may still come that the response arrived before the present call did. */
  readonly is_open: boolean
}

/**
 * How long after a write without a key the same content of the same caller is a retry, in ms: as long as clients repeat
 * a call that got no response, and shorter than it takes to want the same again.
 */
const RETRY_WINDOW = 60_000

/** For how long before the end of a period a claim takes the next slot too, in seconds: longer than any transaction lasts. */
const overlap = 600

const [period, lastSeconds] = [claimPeriod, claimPeriod - overlap].map((seconds) =>
  sql.raw(String(seconds)),
)

const [shop, scope, key] = ['shop', 'scope', 'key'].map((name) => sql.placeholder(name))
const isOfWrite = sql`shop = ${shop} and scope = ${scope} and key = ${key}`

/** Seconds as a whole number, of which the slot of a period is taken. */
const slotOf = (seconds: SQL): SQL => sql`(${seconds} / ${period} % 2)::smallint`

const clock = sql`extract(epoch from clock_timestamp())::double precision as clock`

/** A slot that a write has claimed. */
interface ClaimedSlot {
  readonly slot: number
  /** Whether the period ends soon, so that the write needs both slots. */
  readonly is_end: boolean
  /** The revision of the shop's menu (CAT-4.8). */
  readonly menu_revision: number
  readonly created: string
  readonly clock: number
}

/**
 * Returns a statement that claims a row in the slot of the present period, and in the other one near its end: a retry after the end
 * then waits for a claim from before it. The claim of an earlier period is found by its key, as far as `earlier` says. An order prices
 * at the revision of the menu: read with the claim, it costs no round trip (ORDER-1.15).
 */
const claimStatement = (name: string, now: SQL, earlier: SQL, onConflict: SQL) => {
  const seconds = sql`extract(epoch from ${now})::bigint`
  return preparedStatement<Record<string, unknown> & ClaimedSlot>(
    name,
    sql`insert into ${idempotencyClaims} (shop, scope, key, slot, payload_hash)
      select ${shop}, ${scope}, ${key}, slot, ${sql.placeholder('hash')}
      from (select ${slotOf(seconds)} as slot
        union select ${slotOf(sql`(${seconds} + ${sql.raw(String(overlap))})`)}) as slots
      where not exists (select from ${idempotencyClaims} where ${isOfWrite} ${earlier})
      on conflict ${onConflict}
      returning slot, ${seconds} % ${period} >= ${lastSeconds} as is_end, ${menuRevisionOf(sql`${shop}`)} as menu_revision,
        ${idempotencyClaims.createTime}::text as created, ${clock}`,
  )
}

const windowStart = sql.raw(`now() - interval '${RETRY_WINDOW} milliseconds'`)

/** When the present call arrived, by the clock of the database as it got the statement: a statement may wait for the claim of another call. */
const arrival = sql`(statement_timestamp() - make_interval(secs => ${sql.placeholder('since')}))`

/** Returns the statements that claim a row, by the clock of the database; tests name another moment. */
export const claimStatements = (name: string, now: SQL = sql`now()`) => ({
  byKey: claimStatement(`${name}_key`, now, sql``, sql`do nothing`),
  /** Takes over the row of an earlier write once its window has passed, or if its response was there before this call arrived. */
  byContent: claimStatement(
    `${name}_content`,
    now,
    sql`and create_time > ${windowStart} and coalesce(
      delivered_time < create_time or delivered_time >= ${arrival}, true)`,
    sql`(shop, scope, key, slot) do update set create_time = now(), answer = null, delivered_time = null
      where ${idempotencyClaims.createTime} <= ${windowStart}
        or ${idempotencyClaims.deliveredTime} >= ${idempotencyClaims.createTime}
          and ${idempotencyClaims.deliveredTime} < ${arrival}`,
  ),
})

export type ClaimStatements = ReturnType<typeof claimStatements>

const ofServer = claimStatements('claim')

/** Reads what is saved, also by the build before the table of claims. */
const readSaved = preparedStatement<SavedClaim>(
  'read_claim',
  sql`select payload_hash as hash, answer, create_time::text as created, ${clock},
      turn = 0 and create_time < ${arrival} and not coalesce(delivered_time >= ${arrival}, false) as is_open
    from (
      select payload_hash, answer, create_time, delivered_time, 0 as turn from ${idempotencyClaims} where ${isOfWrite}
      union all select payload_hash, answer, create_time, null, 1 from ${idempotencyKeys} where ${isOfWrite}
    ) as saved order by turn, create_time desc limit 1`,
)

/** Another transaction has claimed one of two slots at the end of a period: this one begins again, and sees its claim. */
class ClaimLost extends Error {
  readonly code = '40001'
}

/** The slots that a write has claimed, or what the one before it has stored. */
export type Claiming =
  | (Pick<ClaimedSlot, 'created' | 'clock'> & {
      readonly slots: readonly number[]
      readonly menuRevision: number
    })
  | { readonly saved: SavedClaim }

/** How a claim is made, beside its row. */
interface ClaimOptions {
  readonly isKeyed: boolean
  /** The call, if an equal one is another write once the response of this one has arrived. */
  readonly delivery?: Delivery | undefined
  readonly statements?: ClaimStatements
}

/**
 * Claims the row of a write within a transaction. Waits while another transaction has claimed it. Returns what is stored if that
 * one committed; if it was rolled back, the claim is ours.
 */
export const claimRow = async (
  transaction: Database,
  claim: Claim,
  { isKeyed, delivery, statements: { byKey, byContent } = ofServer }: ClaimOptions,
): Promise<Claiming> => {
  for (let tries = 0; ; tries++) {
    const values = () => ({ ...claim, since: delivery?.secondsSince(claim) ?? 0 })
    const { rows } = await (isKeyed ? byKey : byContent)(transaction, values())
    const [first, second] = rows
    if (first) {
      if (first.is_end && !second)
        throw new ClaimLost('Another transaction has claimed a slot of this write.')
      const { menu_revision: menuRevision, created, clock: read } = first
      return { slots: rows.map(({ slot }) => slot), menuRevision, created, clock: read }
    }
    const { rows: found } = await readSaved(transaction, values())
    const [saved] = found
    if (!saved) throw new ClaimLost('The claim of this write is gone.')
    const isOpen = saved.is_open && delivery !== undefined
    if (!isOpen || !(await delivery.mayFollow({ ...claim, ...saved }, tries))) return { saved }
  }
}

const save = preparedStatement(
  'save_answer',
  sql`update ${idempotencyClaims} set answer = ${sql.placeholder('answer')}
    where ${isOfWrite} and slot = any(${sql.placeholder('slots')}::smallint[])`,
)

/** Stores the response of a write, in JSON, in the slots that it has claimed. The statement is sent before it returns. */
export const saveAnswer = async (
  transaction: Database,
  claim: Claim,
  slots: readonly number[],
  answer: string,
): Promise<void> => {
  await save(transaction, { ...claim, slots: [...slots], answer })
}
