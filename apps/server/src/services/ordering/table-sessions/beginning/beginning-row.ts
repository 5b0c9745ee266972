import { normalizeLicensePlate } from '@comanda/shop-rules/contact'
import type { Menu } from '@comanda/contract'
import type { Actor } from '../../../../tables/session-events.ts'
import type { PricedRow } from '../../pricing/price-session.ts'
import { actingMember, sourceOf } from '../actor-of.ts'
import { newSession, type SessionIds, servingSection } from './new-session.ts'
import type { RequestedSession } from '../order/requested-order.ts'

interface BeginningSession {
  readonly menu: Menu
  readonly data: RequestedSession
  readonly ids: SessionIds
  readonly now: Date
}

/** Returns the session that begins with an order, at a table whose code its diner has scanned or without one. */
export const beginningRow = (
  { menu, data, ids, now }: BeginningSession,
  actor: Actor,
  table: string | undefined,
): PricedRow =>
  newSession(
    menu,
    data.type,
    {
      ...ids,
      source: sourceOf(actor),
      device: actor.role === 'kiosk' ? (actor.user ?? null) : null,
      payBy: data.payBy ?? null,
      section: servingSection(menu, data.section, now),
      user: actingMember(actor) ?? null,
      qrCodeViewItem: table ?? null,
      capacity: data.capacity ?? null,
      contactName: data.contactName ?? null,
      licensePlate: data.licensePlate ? normalizeLicensePlate(data.licensePlate) : null,
      phone: data.phone ?? null,
      pickupTime: data.pickupTime ?? null,
      bookedTime: data.bookedTime ?? null,
      remark: data.remark ?? null,
      tentNumber: data.tentNumber ?? null,
      twInvoice: data.twInvoice ?? null,
    },
    now,
  )
