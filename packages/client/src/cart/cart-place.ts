import type { Menu, TableSession } from '@comanda/contract'
import type { Id, OrderType, Session } from '@comanda/engine/catalog'
import { availableSections, chooseSection, type SectionChoice } from '@comanda/shop-rules/menu'
import { shopMoment } from '@comanda/engine/time'

/** Who opens a session: a diner's own phone, a kiosk or staff. */
export type SessionSource = NonNullable<TableSession['source']>

/** The shop, mode, session and section of an order. */
export interface OrderPlace {
  readonly shop: Id
  readonly mode: OrderType
  /** The session that a dine-in order is added to. */
  readonly session?: TableSession | undefined
  /** The chosen section; in dine-in the session's. */
  readonly section?: Id | undefined
  /** The table of the scanned code, if the shop requires one for dine-in without a table. */
  readonly qrCodeViewItem?: Id | undefined
  /** The query parameter of that name: `'true'` on the way back from a top-up. */
  readonly fromTopUp?: string | null | undefined
  /** The diner waits to be let in at a table: what they choose until then is stored (TABLE-2.8). */
  readonly waits?: boolean
}

/**
 * Returns the section to order from: a dine-in session's own, else the chosen one while it serves, else the first that
 * does, with a message if it is not the chosen one (CAT-3.4).
 */
export const sectionOf = (place: OrderPlace, menu: Menu, now: number): SectionChoice => {
  const wanted = place.session?.section ?? place.section
  const known = menu.sections.find(({ _id }) => _id === wanted)
  if (place.session && known) return { section: known }
  const at = shopMoment(now, menu.shop)
  return chooseSection(availableSections(menu.sections, at, true), wanted)
}

/** Returns the session for pricing: the existing one, or the one that the order would open now. */
export const sessionOf = (
  place: OrderPlace,
  section: Id | undefined,
  now: number,
  source: SessionSource,
): Session => {
  const { session, mode, shop } = place
  const began = new Date(now).toISOString()
  const common = { shop, ...(section === undefined ? {} : { section }) }
  if (!session)
    return {
      ...common,
      type: mode,
      status: 'ongoing',
      source,
      startTime: began,
      createTime: began,
    }
  return {
    ...common,
    _id: session._id,
    type: session.type,
    status: session.status,
    source: session.source,
    user: session.user ?? undefined,
    capacity: session.capacity ?? undefined,
    tables: session.tables.map(({ item, capacity }) => ({ item, capacity })),
    modifiers: session.modifiers,
    surcharges: session.manualSurcharges,
    taxFree: session.taxFree,
    startTime: session.startTime,
    createTime: session.createTime,
    bookedTime: session.bookedTime ?? undefined,
  }
}
