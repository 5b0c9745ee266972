import type { CreateSessionResult, Menu, OrderResult, TableSession } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { allEnded } from '../../../../database/all-ended.ts'
import type { Database } from '../../../../database/connect.ts'
import { preparedStatement } from '../../../../database/prepared-statement.ts'
import { logInTransaction } from '../../../../audit/pending-action.ts'
import { inSentTransaction, type Sent } from '../../../../database/transaction.ts'
import { refused } from '../../../../errors/refusal.ts'
import { sessionNotFound } from '../../../../errors/session-not-found.ts'
import { saveAnswer } from '../../../../idempotency/claim-row.ts'
import { claimWrite, type RetriableWrite, type WriteOutcome } from '../../../../idempotency/once.ts'
import { keepText } from '../../../../records/shared-record.ts'
import { orders } from '../../../../tables/orders.ts'
import type { StationRow } from '../../../../tables/stations.ts'
import type { KnownStocks } from '../../../products/product-stocks/queries/take-stock.ts'
import {
  allergensOfMember,
  allergensOfSession,
} from '../../../accounts/guest-files/allergens-of-member.ts'
import { sectionsOf } from '../../pricing/session-sections.ts'
import { countUnpaid, sendUnpaidCount, type UnpaidOrder } from '../../checkout/count-unpaid.ts'
import { placeAgain } from '../../checkout/place-again.ts'
import type { TicketGuests } from '../../kitchen/new-ticket.ts'
import { shopStations } from '../../kitchen/shop-stations.ts'
import { type OrderingMember, orderingMember } from '../../pricing/session-user.ts'
import { lockSession } from '../../queries/load-session.ts'
import { writeOrder, type WrittenOrder } from '../../queries/write-order.ts'
import { orderNumber, unnumbered } from '../../records/order-record.ts'
import { sessionRecord, type SessionState } from '../../records/session-record.ts'
import type { Ordering } from '../ordering.ts'
import { requestedStocks, type StockRequest } from './requested-stocks.ts'

/** An order to be placed once. */
export interface OrderToPlace {
  readonly write: RetriableWrite
  /** The menu as it was read before. */
  readonly menu: Menu
  /** The session that it is added to, if there is one. */
  readonly session?: string
  /** Whether the caller gets changes of sessions: its response is stored without its session (EVENT-2.5). */
  readonly asksForChanges?: boolean | undefined
  /** What its stocks are read by: a top-up, which no kitchen makes, has none. */
  readonly stocksOf?: StockRequest
  /** The member who orders. */
  readonly member?: string | undefined
  /** Counts the diner's unfinished orders, if that limits them. */
  readonly countPending?: (transaction: Database) => Promise<number>
  /** How long the caller has waited already, in ms. */
  readonly waited: number
}

/** What an order is decided by, as its transaction has read it. */
export interface Placing {
  readonly transaction: Database
  readonly menu: Menu
  /** The locked session; undefined also if the shop does not have it. */
  readonly state: SessionState | undefined
  readonly stocks: KnownStocks | undefined
  readonly stations: readonly StationRow[]
  /** What the member of its session must not eat (GUEST-2.4), for the kitchen alone. */
  readonly memberAllergens: TicketGuests['memberAllergens']
  /** The member who orders. */
  readonly orderedBy: OrderingMember | undefined
  /** The diner's unfinished orders, if they are counted. */
  readonly pending: number
}

/** The response of a call that orders. */
export type OrderAnswer = OrderResult | CreateSessionResult

/** A decided order, whose last statements are still to be sent. It and its response have no number yet. */
export interface Decided<A extends OrderAnswer = OrderAnswer> extends WrittenOrder {
  /** The session after it, as everybody in it sees it. */
  readonly session: TableSession
  /** The session, with what only the caller gets. */
  readonly answer: A
  /** Takes its stocks, unless they are taken. */
  readonly take?: (() => Promise<void>) | undefined
  /** How it counts among unpaid orders, if it does. */
  readonly unpaid?: UnpaidOrder
}

const readNumber = preparedStatement<{ number: number }>(
  'read_order_number',
  sql`select ${orders.number} from ${orders}
    where ${orders.shop} = ${sql.placeholder('shop')} and ${orders._id} = ${sql.placeholder('order')}`,
)

const number = ({ order, orders: all }: OrderAnswer, count: number): void => {
  order.number = orderNumber(count)
  for (const one of all) if (one._id === order._id) one.number = order.number
}

/** What is stored of a response to who asks for changes. */
type Brief = Pick<OrderAnswer, 'order'>

const briefText = ({ order }: Brief): string => JSON.stringify({ order })

/** Returns a response that was stored before its order had a number, with it; one without a session with that as it is now. */
const savedAnswer = async <A extends OrderAnswer>(
  transaction: Database,
  shop: string,
  stored: A | Brief,
  sessionNow: () => TableSession | undefined,
): Promise<A> => {
  const answer = '_id' in stored ? stored : ({ ...sessionNow(), ...stored } as A)
  if (!answer._id) throw refused(sessionNotFound)
  const { rows } = await readNumber(transaction, { shop, order: answer.order._id })
  const [saved] = rows
  if (!saved) throw refused(sessionNotFound)
  number(answer, saved.number)
  return answer
}

/** Returns the JSON of a session and of the response that has all of its fields: that of a long bill is made once. */
const textsOf = ({ session, answer }: Decided) => {
  const own = Object.entries(answer).filter(([field]) => !(field in session))
  const ofSession = JSON.stringify(session)
  const ofAnswer = `${ofSession.slice(0, -1)},${JSON.stringify(Object.fromEntries(own)).slice(1)}`
  return { ofSession, ofAnswer }
}

/** Quotation marks within a text are escaped in JSON, so nothing that a caller sent looks like the field. */
const numbered = (text: string, count: number): string =>
  text.replaceAll(`"number":"${orderNumber(unnumbered)}"`, `"number":"${orderNumber(count)}"`)

/**
 * Places an order once (CALL-4.4), and is the only way to place one. Rounds of a session come in turn. The first batch of
 * the transaction locks the session, claims the key and reads what the order is decided by; `decide`, which changes only what
 * belongs to its member, says what is written; the last batch writes it, counts its number and saves the response, and the
 * commit goes with it, so that the shop's counter is locked only while the database works. If less is left by then than was
 * read, it is placed again with locks first (`placeAgain`).
 */
export const orderOnce = async <D extends Decided>(
  { database, turns, menuAt, now }: Pick<Ordering, 'database' | 'turns' | 'menuAt' | 'now'>,
  {
    write,
    menu,
    session,
    asksForChanges = false,
    stocksOf,
    member,
    countPending,
    waited,
  }: OrderToPlace,
  decide: (placing: Placing) => Promise<D>,
): Promise<WriteOutcome<D>> => {
  const { shop } = write
  let logged: (() => void) | undefined
  const placeIn =
    (locksFirst: boolean) =>
    async (transaction: Database): Promise<Sent<WriteOutcome<D>>> => {
      const [state, claimed, stocks, stations = [], memberAllergens, ofMember] = await allEnded([
        session === undefined ? undefined : lockSession(transaction, shop, session),
        claimWrite(transaction, write),
        stocksOf && requestedStocks(transaction, stocksOf, locksFirst),
        stocksOf && shopStations(transaction, shop),
        session !== undefined
          ? allergensOfSession(transaction, { shop, id: session })
          : stocksOf && member !== undefined && allergensOfMember(transaction, member),
        allEnded([
          member === undefined ? undefined : orderingMember(transaction, member, new Date(now())),
          countPending?.(transaction),
        ]),
      ])
      if ('answer' in claimed) {
        const stored = claimed.answer as D['answer'] | Brief
        const answer = await savedAnswer(
          transaction,
          shop,
          stored,
          () => state && sessionRecord(state, sectionsOf(menu, state.row, new Date(now()))),
        )
        return { sent: Promise.resolve({ answer }) }
      }
      const menuNow = await menuAt(transaction, menu, claimed.menuRevision)
      const made = await decide({
        transaction,
        menu: menuNow,
        state,
        stocks,
        stations,
        memberAllergens: memberAllergens || [],
        orderedBy: ofMember[0],
        pending: ofMember[1] ?? 0,
      })
      const { answer, take, unpaid } = made
      const placed = { shop, record: made.session._id }
      logged = await logInTransaction(transaction, 'tableSessions', placed)
      if (locksFirst && unpaid) await countUnpaid(transaction, unpaid)
      const texts = asksForChanges ? undefined : textsOf(made)
      const written = writeOrder(transaction, made, () =>
        Promise.all([
          take?.(),
          !locksFirst && unpaid ? sendUnpaidCount(transaction, unpaid) : undefined,
        ]),
      )
      const saved = saveAnswer(
        transaction,
        claimed.claim,
        claimed.slots,
        texts?.ofAnswer ?? briefText(answer),
      )
      const sent = Promise.all([written, saved]).then(([count]) => {
        number(answer, count)
        if (texts) {
          // The response and the event of the session.
          keepText(answer, numbered(texts.ofAnswer, count))
          keepText(made.session, numbered(texts.ofSession, count))
        }
        return { answer, made }
      })
      return { sent }
    }
  const place = async (inAll: number) => {
    const placed = await placeAgain(
      (locksFirst, soFar) => inSentTransaction(database, placeIn(locksFirst), soFar),
      inAll,
    )
    logged?.()
    return placed
  }
  return session === undefined ? place(waited) : turns.take(`session/${session}`, place, waited)
}
