import type { Menu } from '@comanda/contract'
import type { Runtime } from '../../../runtime/runtime.ts'
import { loadSession } from '../queries/load-session.ts'
import { sectionsOf } from '../pricing/session-sections.ts'
import { orderRecord } from '../records/order-record.ts'
import { sessionRecord } from '../records/session-record.ts'
import { announceOrder, announceSession } from './announce.ts'

interface Announcing extends Pick<Runtime, 'reads' | 'bus' | 'now'> {
  readonly menuIn: (shop: string) => Promise<Menu | undefined>
}

const announceNow = async (
  { reads, bus, menuIn, now }: Announcing,
  { shop, session, order }: RepeatedOrder,
): Promise<void> => {
  const menu = await menuIn(shop)
  const state = await loadSession(reads, shop, session)
  const placed = state?.orders.find(({ _id }) => _id === order)
  if (!menu || !state || !placed) return
  announceSession(bus, sessionRecord(state, sectionsOf(menu, state.row, new Date(now()))))
  announceOrder(bus, 'patched', orderRecord(placed, state.lines))
}

/** An order that had been placed when the call that places it was repeated. */
export interface RepeatedOrder {
  readonly shop: string
  readonly session: string
  readonly order: string
}

/**
 * Announces a repeated order as it stands now: the server that placed it may have ended between its transaction and its
 * events (EVENT-1.10). It neither delays nor fails the call.
 */
export const announceAgain = (announcing: Announcing, repeated: RepeatedOrder): void => {
  void announceNow(announcing, repeated).catch(() => undefined)
}
