import { browserHistory } from '../router/browser-history.ts'
import { createRouter } from '../router/router.ts'
import { scrollPlaces } from '../router/scroll-places.ts'
import { orderScreens } from './ordering/order-screens.ts'

/** Loads the list of the screens beside menu, cart and order, with what else can wait for it. */
export const loadFurther = () => import('./further-screens.ts')

export const router = createRouter({
  screens: orderScreens,
  further: async () => (await loadFurther()).furtherScreens,
  history: browserHistory(),
  scrolling: scrollPlaces,
})
