import { orderingMessages } from '@comanda/locales/ordering'
import { visitMessages } from '@comanda/locales/visits'
import { withMessages } from '../../language/messages.ts'
import { ToMenu } from '../../router/go-to.tsx'
import { lazyScreen, readyScreen, type Screen } from '../../router/screen.ts'
import { paths } from '../../router/paths.ts'

/** Screens of the menu, the cart and the order. */
export const orderScreens: readonly Screen[] = [
  lazyScreen(paths.home, 'default', () => import('./home-route.tsx')),
  lazyScreen(paths.browse, 'default', () => import('./browse-route.tsx')),
  lazyScreen(
    paths.cart,
    'default',
    withMessages(orderingMessages, () => import('./cart-route.tsx')),
  ),
  lazyScreen(
    paths.product,
    'default',
    withMessages(orderingMessages, () => import('./product-route.tsx')),
  ),
  readyScreen(paths.products, ToMenu),
  lazyScreen(
    paths.order,
    'default',
    withMessages(orderingMessages, () => import('./order-route.tsx')),
  ),
  lazyScreen(
    paths.orderOfSeq,
    'default',
    withMessages(orderingMessages, () => import('./order-route.tsx')),
  ),
  // The server has rendered the menu of most tables: the app begins there.
  ...([paths.table, paths.tableSession, paths.tableSessionOf, paths.orderSession] as const).map(
    (path) =>
      lazyScreen(
        path,
        'TableEntryPage',
        () => import('../../features/startup/table-entry-page.tsx'),
      ),
  ),
  lazyScreen(paths.closed, 'ClosedPage', () => import('../../features/startup/closed-page.tsx')),
  lazyScreen(
    paths.noShop,
    'NoShopPage',
    withMessages(visitMessages, () => import('../../features/startup/no-shop-page.tsx')),
  ),
  lazyScreen(
    paths.sessionNotFound,
    'SessionNotFoundPage',
    () => import('../../features/startup/session-not-found-page.tsx'),
  ),
]
