import type { Menu } from '@comanda/contract'
import { availableSections } from '@comanda/shop-rules/menu'
import { shopMoment } from '@comanda/engine/time'
import type { SessionRow } from '../../../tables/table-sessions.ts'

/** Returns the sections of a shop that serve now, for self-service. */
export const servingSections = ({ sections, shop }: Menu, now: Date): readonly string[] => {
  const at = shopMoment(now.getTime(), shop)
  return availableSections(sections, at, true).map(({ _id }) => _id)
}

/**
 * Returns the sections that the diners of a session may change to now (SESS-7.3), their own among them while it serves.
 * If the session's own section has closed, they may leave it whatever the shop's setting.
 */
export const sectionsOf = (
  menu: Menu,
  { status, section }: Pick<SessionRow, 'status' | 'section'>,
  now: Date,
): string[] => {
  if (status !== 'ongoing') return []
  const serving = servingSections(menu, now)
  const isBound =
    menu.shop.onlineCanSwitchSection !== true && section !== null && serving.includes(section)
  return isBound ? [section] : [...serving]
}
