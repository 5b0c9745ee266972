import {
  type CatalogueState,
  type FirstStates,
  renderedWith,
  takeOverStates,
} from '@comanda/client'
import type { FirstScreen, Menu } from '@comanda/contract'
import type { MenuContext } from '@comanda/engine/catalog'
import { isLowSpec } from '../device/low-spec.ts'
import type { Diner } from '../diner/diner-context.tsx'
import { firstStates, firstVisit } from './first-states.ts'

type Catalogue = Diner['client']['catalogue']['state']

const isSettled = ({ menu, isFresh, status }: CatalogueState, version: string): boolean =>
  menu?.version === version || isFresh || status === 'failed'

/** Returns the menu of a version, or nothing if the server has another one by now. */
const menuOf = async (catalogue: Catalogue, version: string): Promise<Menu | undefined> => {
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (!isSettled(catalogue.get(), version)) return
      end()
      resolve()
    }
    const end = catalogue.subscribe(look)
    look()
  })
  const { menu } = catalogue.get()
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
  const { client, visit } = diner
  const menu = await menuOf(client.catalogue.state, screen.version)
  const { place } = client.cart.state.get()
  if (!menu || screen.locale !== locale || isLowSpec()) return false
  if (place?.shop !== screen.shop || place.mode !== screen.mode) return false
  takeOverStates(client, withOwnOffer(firstStates(screen, menu), diner, menu))
  renderedWith(visit.state, firstVisit(screen))
  return true
}
