import type { Deposit, Menu } from '@comanda/contract'
import type { Database } from '../../../../database/connect.ts'
import type { Actor } from '../../../../tables/session-events.ts'
import { cartLines } from '../../checkout/cart-lines.ts'
import { writeOrder } from '../../queries/write-order.ts'
import type { Ordering } from '../ordering.ts'
import { newSession, newSessionIds } from './new-session.ts'
import { prepaidSession } from './prepaid-session.ts'

/** As the bill names it, in each language. */
const depositName = [
  { lang: 'en' as const, value: 'Deposit' },
  { lang: 'cht' as const, value: '訂金' },
  { lang: 'chs' as const, value: '订金' },
]

/** A deposit that guests are to pay. */
export interface AskedDeposit {
  readonly reservation: string
  /** The member who books, whose stored balance may pay. */
  readonly user: string | null
  readonly amount: number
  readonly payUntil: string
  readonly actor: Actor
}

/** Opens the session that is paid for a deposit (DEP-1.3), in the transaction that asks for it. */
export const openDeposit = async (
  ordering: Ordering,
  transaction: Database,
  known: Menu,
  { reservation, user, amount, payUntil, actor }: AskedDeposit,
): Promise<Deposit> => {
  const now = new Date(ordering.now())
  const menu = await ordering.menuAt(transaction, known)
  const { _id: shop } = menu.shop
  const ids = await newSessionIds(ordering, shop)
  const orderId = await ordering.shopDirectory.newSecretId(transaction, shop)
  const own = { ...ids, user, status: 'toPay' as const, deposit: reservation }
  const line = { id: '1', quantity: 1, customProduct: { name: depositName, price: amount } }
  const { state: _state, ...written } = prepaidSession(
    menu,
    {
      fresh: newSession(menu, 'topUp', own, now),
      lines: cartLines([line], now),
      products: [],
      orderId,
      actor,
      expectedTotal: amount,
    },
    now,
  )
  await writeOrder(transaction, written, () => Promise.resolve())
  return { amount, status: 'toPay', session: ids._id, payUntil }
}
