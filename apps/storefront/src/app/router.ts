import { browserHistory } from '../router/browser-history.ts'
import { createRouter } from '../router/router.ts'
import type { Screen } from '../router/screen.ts'
import { scrollPlaces } from '../router/scroll-places.ts'
import { orderScreens } from './order-screens.ts'

/** Loads the list of the screens beside menu, cart and order. */
export const loadFurther = async (): Promise<readonly Screen[]> =>
  (await import('./further-screens.ts')).furtherScreens

export const router = createRouter({
  screens: orderScreens,
  further: loadFurther,
  history: browserHistory(),
  scrolling: scrollPlaces,
})
