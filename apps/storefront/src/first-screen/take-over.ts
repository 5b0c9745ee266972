import {
  type CatalogueState,
  type FirstStates,
  renderedWith,
  type Store,
  takeOverStates,
} from '@comanda/client'
import { type FirstScreen, handedPath, type Menu } from '@comanda/contract'
import { guestLanguage, type MenuContext, shopLanguages } from '@comanda/engine/catalog'
import { isLowSpec } from '../device/low-spec.ts'
import type { Diner } from '../diner/diner-context.tsx'
import { firstStates, firstVisit } from './first-states.ts'
import { until } from './until.ts'

/** Returns the menu of a version, or nothing if the server has another one by now. */
const menuOf = async (
  state: Store<CatalogueState>,
  version: string,
): Promise<CatalogueState['menu']> => {
  await until(
    state,
    ({ menu, isFresh, status }) => menu?.version === version || isFresh || status === 'failed',
  )
  const { menu } = state.get()
  return menu?.version === version ? menu : undefined
}

/** Returns whether two contexts of one menu offer the same. */
const isSameOffer = (one: MenuContext, other: MenuContext, { timeConditions }: Menu): boolean =>
  one.orderType === other.orderType &&
  one.section === other.section &&
  one.limits?.quantity === other.limits?.quantity &&
  one.limits?.portions === other.limits?.portions &&
  timeConditions.every(({ _id }) => one.isOpen([_id]) === other.isOpen([_id]))

/** The offer of the client is taken if it is the same: nothing that depends on it has to be rendered again. */
const withOwnOffer = (states: FirstStates, { client }: Diner, menu: Menu): FirstStates => {
  const { offer } = client.cart.state.get()
  const { cart } = states
  const isSame = offer && cart.offer && isSameOffer(offer, cart.offer, menu)
  return isSame ? { ...states, cart: { ...cart, offer } } : states
}

/**
 * Prepares the app to take over the screen that the server has rendered, once its menu is loaded. Returns `false` if the app
 * would not render that: for another language, shop or mode, a menu that has changed since, or a device of little power, which gets
 * smaller pictures.
 */
export const prepareTakeOver = async (
  screen: FirstScreen,
  diner: Diner,
  locale: string,
): Promise<boolean> => {
  // The app asks by itself in its place: it is to find out more of the visit first, where a cart may be already.
  if (screen.path === handedPath) return false
  const { client, visit, reads = [] } = diner
  const menu = await menuOf(client.catalogue.state, screen.version)
  // A stored menu is there before it is known where the visit continues.
  if (!screen.isEntering) await until(visit.state, ({ status }) => status !== 'starting')
  const { place } = client.cart.state.get()
  if (!menu || screen.locale !== locale || isLowSpec()) return false
  if (screen.reads !== guestLanguage(reads, shopLanguages(menu.shop))) return false
  if (place?.shop !== screen.shop || place.mode !== screen.mode) return false
  takeOverStates(client, withOwnOffer(firstStates(screen, menu), diner, menu))
  renderedWith(visit.state, firstVisit(screen))
  return true
}
