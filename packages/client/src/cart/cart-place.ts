import type { Menu, TableSession } from '@comanda/contract'
import {
  availableSections,
  chooseSection,
  type Id,
  type OrderType,
  type SectionChoice,
  type Session,
} from '@comanda/engine/catalog'
import { localMoment } from '@comanda/engine/time'

/** Where and how the diner orders. */
export interface OrderPlace {
  readonly shop: Id
  readonly mode: OrderType
  /** The session that a dine-in order is added to. */
  readonly session?: TableSession | undefined
  /** The section that was chosen; in dine-in the session's. */
  readonly section?: Id | undefined
  /** The table whose code was scanned, where the shop wants one for dine-in without a table. */
  readonly qrCodeViewItem?: Id | undefined
  /** The query parameter of that name: `'true'` on the way back from a top-up. */
  readonly fromTopUp?: string | null | undefined
}

/**
 * The section that is ordered from now: a dine-in session's own; else the chosen one while it serves, else the first
 * that does, with a message if that is another than the chosen one (CAT-3.4).
 */
export const sectionOf = (place: OrderPlace, menu: Menu, now: number): SectionChoice => {
  const wanted = place.session?.section ?? place.section
  const known = menu.sections.find(({ _id }) => _id === wanted)
  if (place.session && known) return { section: known }
  const at = localMoment(now, menu.shop.timeZone)
  return chooseSection(availableSections(menu.sections, at, true), wanted)
}

/** The session as pricing reads it: the one there is, or the one that the order would open now. */
export const sessionOf = (place: OrderPlace, section: Id | undefined, now: number): Session => {
  const { session, mode, shop } = place
  const began = new Date(now).toISOString()
  const common = { shop, ...(section === undefined ? {} : { section }) }
  if (!session)
    return {
      ...common,
      type: mode,
      status: 'ongoing',
      source: 'selfOrder',
      startTime: began,
      createTime: began,
    }
  return {
    ...common,
    _id: session._id,
    type: session.type,
    status: session.status,
    source: session.source,
    user: session.user,
    capacity: session.capacity,
    tables: session.tables,
    startTime: session.startTime,
    createTime: session.createTime,
  }
}
