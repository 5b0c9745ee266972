import type { OrderLine, TableCartChange } from '@comanda/contract'
import { type SeenDish, takeSeen } from '@comanda/engine/table-cart'
import type { Database } from '../../../database/connect.ts'
import { type Refusal, refused } from '../../../errors/refusal.ts'
import type { TableCartLineRow } from '../../../tables/table-cart-lines.ts'
import type { TableGuestRow } from '../../../tables/table-guests.ts'
import { type RequestedLine, requestedLines } from '../checkout/requested-lines.ts'
import {
  changedRows,
  dishesById,
  dishRecord,
  lockCart,
  openDishes,
  saveCart,
  saveDishes,
  sharedCart,
} from './cart-rows.ts'
import { guestAtTable } from './guest-at-table.ts'
import { changeGuest, type OfSession } from './guest-rows.ts'
import { guestNotAdmitted } from './refusals.ts'

/** A part of the shared cart that is ordered. */
export interface SeenRound extends OfSession {
  readonly seen: readonly SeenDish[]
  readonly guestKey: string | undefined
  readonly order: string
}

/** What an order has taken of the shared cart. */
export interface TakenRound {
  readonly lines: readonly RequestedLine[]
  /** What is announced once it is placed, with the order's number. */
  readonly change: TableCartChange
  /** Guests who are not ready any more. */
  readonly guests: readonly TableGuestRow[]
}

const asRequested = (rows: readonly Pick<TableCartLineRow, 'lines'>[]): readonly RequestedLine[] =>
  requestedLines(rows.flatMap(({ lines }): OrderLine[] => [...lines]))

/** Returns the lines that an order is about, whatever became of them: what they take of stocks is read by them. */
export const seenLines = async (
  database: Database,
  of: OfSession,
  seen: readonly SeenDish[],
): Promise<readonly RequestedLine[]> =>
  asRequested(
    await dishesById(
      database,
      of,
      seen.map(({ id }) => id),
    ),
  )

const cartChanged = (changes: readonly object[]): Refusal => ({
  kind: 'Conflict',
  code: 'cartChanged',
  message: 'The cart of this table is not as you saw it. Nothing was ordered.',
  field: 'lines',
  detail: { changes },
})

/**
 * Takes what a guest saw of the shared cart into an order (TABLE-3.1), in its transaction, which has locked the session. Throws
 * `cartChanged` if any of it is not as they saw it: of two orders of the same dishes the first wins, and the second learns its
 * number.
 */
export const takeRound = async (
  transaction: Database,
  { shop, session, seen, guestKey = '', order }: SeenRound,
  numberOf: (order: string) => string | undefined,
): Promise<TakenRound> => {
  const of = { shop, session }
  const locked = await lockCart(transaction, of)
  if (!locked) throw refused(guestNotAdmitted)
  const { self, guests } = await guestAtTable(transaction, of, guestKey)
  const before = await openDishes(transaction, of)
  const start = sharedCart(before)
  let made = 0
  const { sent, rest, changes } = takeSeen(start, seen, () => `${order}-${++made}`)
  if (changes.length > 0) {
    const former = await dishesById(
      transaction,
      of,
      changes.map(({ line }) => line),
    )
    throw refused(
      cartChanged(
        changes.map((change) => {
          const was = former.find(({ id }) => id === change.line)
          if (was?.status === 'gone') return { ...change, by: was.by }
          if (was?.status !== 'ordered') return change
          const number = numberOf(was.order ?? '')
          return { ...change, kind: 'ordered', by: was.by, ...(number && { order: number }) }
        }),
      ),
    )
  }
  const guestOfSeat = new Map(guests.map(({ seat, _id }) => [seat, _id]))
  const changed = changedRows(of, before, start, rest, guestOfSeat)
  const wanted = new Set(seen.map(({ id }) => id))
  const ofDish = new Map<string, TableCartLineRow['lines'][number][]>()
  const stored = new Map(before.flatMap(({ lines }) => lines.map((line) => [line.id, line])))
  let top = ''
  for (const line of sent) {
    if (line.fromProduct === undefined) top = line.id
    const whole = stored.get(line.id)
    if (whole)
      ofDish.set(top, [...(ofDish.get(top) ?? []), { ...whole, quantity: line.quantity ?? 1 }])
  }
  const ordered = before.flatMap((row): TableCartLineRow[] =>
    wanted.has(row.id)
      ? [{ ...row, status: 'ordered', by: self._id, order, lines: ofDish.get(row.id) ?? row.lines }]
      : [],
  )
  await saveDishes(transaction, [...changed, ...ordered])
  const version = locked.version + 1
  await saveCart(transaction, of, { version })
  const ready = guests.filter(({ isReady }) => isReady)
  const reset: TableGuestRow[] = []
  for (const guest of ready) reset.push(await changeGuest(transaction, guest, { isReady: false }))
  return {
    lines: asRequested(ordered),
    guests: reset,
    change: {
      _id: session,
      shop,
      from: locked.version,
      version,
      dishes: changed.map(dishRecord),
      gone: ordered.map(({ id }) => ({ id, by: self._id })),
    },
  }
}
