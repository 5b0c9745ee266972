import { firstCart, type FirstStates } from '@comanda/client'
import { type FirstScreen, handedPath, type Menu } from '@comanda/contract'
import type { VisitState } from '../visit/visit-state.ts'

/** Returns the settings that a first screen is rendered with. */
export const firstSettings = ({
  look,
  settings,
}: FirstScreen): Pick<VisitState, 'look' | 'settings'> => ({
  ...(settings && { settings }),
  ...(look && { look }),
})

/** Returns the visit that a first screen is rendered for. */
export const firstVisit = (screen: FirstScreen): VisitState => ({
  status: screen.isEntering ? 'starting' : screen.path === handedPath ? 'noShop' : 'ready',
  mode: screen.mode,
  ...firstSettings(screen),
})

/** Returns what the stores of a client have for a first screen: the server and the app render it alike. */
export const firstStates = (screen: FirstScreen, menu: Menu): FirstStates => {
  const { mode, now, shop } = screen
  return {
    catalogue: { status: 'ready', menu, isFresh: true, now },
    cart: firstCart(menu, { shop, mode }, now),
  }
}
