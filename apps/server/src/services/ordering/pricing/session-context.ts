import type { Menu } from '@comanda/contract'
import type { CartContext } from '@comanda/engine/cart'
import type { PricingUser } from '@comanda/engine/pricing'
import { newSecretId } from '../../../identifiers/new-id.ts'
import { type PricedRow, pricedSession } from './price-session.ts'
import { shopBook } from './shop-book.ts'

/** Returns the context in which a session's cart is evaluated: today's menu for self-service. `isUnlimited`: staff order. */
export const sessionContext = (
  menu: Menu,
  row: PricedRow,
  now: Date,
  user: PricingUser | undefined,
  isUnlimited = false,
): CartContext => ({
  menu: shopBook(menu),
  shop: menu.shop,
  session: pricedSession(row),
  user,
  now: now.toISOString(),
  newId: newSecretId,
  selfService: true,
  isUnlimited,
})
