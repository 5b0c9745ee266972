import type { CreateSessionResult, OrderResult, TableSession } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { preparedStatement } from '../../../../database/prepared-statement.ts'
import type { Sent } from '../../../../database/transaction.ts'
import { claimWrite, type RetriableWrite, type WriteOutcome } from '../../../../idempotency/once.ts'
import { idempotencyClaims } from '../../../../tables/idempotency-claims.ts'
import { keepText } from '../../../../records/shared-record.ts'
import { orders } from '../../../../tables/orders.ts'
import { orderNumber } from '../../records/order-record.ts'

/** A placed order whose last statements have been sent. Its response has no number yet. */
export interface PlacedOnce {
  /** The session after it, as everybody in it sees it. */
  readonly session: TableSession
  /** The session, with what only the caller gets. */
  readonly answer: OrderResult | CreateSessionResult
  readonly number: Sent<number>
}

/**
 * Saves the response of an order with the number that the database has given it. Quotation marks within a text are escaped
 * in JSON, so nothing that a caller sent looks like the field.
 */
const saveNumbered = preparedStatement(
  'save_numbered_answer',
  sql`update ${idempotencyClaims} set answer = replace(
      ${sql.placeholder('answer')},
      ${sql.raw(`'"number":"${orderNumber(-1)}"'`)},
      '"number":"' || repeat('0', 3 - length(${orders.number}::text)) || ${orders.number} || '"'
    )::json
    from ${orders}
    where ${orders.shop} = ${sql.placeholder('shop')} and ${orders._id} = ${sql.placeholder('order')}
      and ${idempotencyClaims.shop} = ${sql.placeholder('shop')}
      and ${idempotencyClaims.scope} = ${sql.placeholder('scope')}
      and ${idempotencyClaims.key} = ${sql.placeholder('key')}
      and ${idempotencyClaims.slot} = any(${sql.placeholder('slots')}::smallint[])`,
)

/** Returns the JSON of a session and of the response that has all of its fields: that of a long bill is made once. */
const textsOf = ({ session, answer }: PlacedOnce) => {
  const own = Object.entries(answer).filter(([field]) => !(field in session))
  const ofSession = JSON.stringify(session)
  const ofAnswer = `${ofSession.slice(0, -1)},${JSON.stringify(Object.fromEntries(own)).slice(1)}`
  return { ofSession, ofAnswer }
}

const numbered = (text: string, count: number): string =>
  text.replaceAll(`"number":"${orderNumber(-1)}"`, `"number":"${orderNumber(count)}"`)

const number = ({ order, orders: all }: PlacedOnce['answer'], count: number): void => {
  order.number = orderNumber(count)
  for (const one of all) if (one._id === order._id) one.number = order.number
}

/**
 * Places an order once, as `once` does any write. What `sendBehind` sends goes with the claim; whatever the claim finds, it must
 * change nothing. The response is saved behind the order's rows, without waiting for them: the shop's counter is locked only
 * while the database works.
 */
export const orderOnce = async <M extends PlacedOnce>(
  transaction: Database,
  write: RetriableWrite,
  work: (menuRevision: number) => Promise<M>,
  sendBehind: () => void = () => undefined,
): Promise<Sent<WriteOutcome<M>>> => {
  const claiming = claimWrite(transaction, write)
  // It is awaited below, unless what is sent behind it throws.
  claiming.catch(() => undefined)
  sendBehind()
  const claimed = await claiming
  if ('answer' in claimed) {
    const answer = claimed.answer as M['answer']
    return { sent: Promise.resolve({ answer }) }
  }
  const made = await work(claimed.menuRevision)
  const { answer } = made
  const { claim, slots } = claimed
  const { ofSession, ofAnswer } = textsOf(made)
  const saved = saveNumbered(transaction, {
    ...claim,
    slots: [...slots],
    order: answer.order._id,
    answer: ofAnswer,
  })
  const sent = Promise.all([made.number.sent, saved]).then(([count]) => {
    number(answer, count)
    // The response and the event of the session.
    keepText(answer, numbered(ofAnswer, count))
    keepText(made.session, numbered(ofSession, count))
    return { answer, made }
  })
  return { sent }
}
