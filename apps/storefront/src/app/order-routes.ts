import { orderingMessages } from '@comanda/locales/ordering'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { TableEntryPage } from '../features/startup/table-entry-page.tsx'
import { withMessages } from '../language/messages.ts'
import { ToMenu } from '../shell/go-to.tsx'
import { paths } from './paths.ts'
import { at, texts } from './root-route.ts'

/** Routes of the menu, the cart and the order. */
export const orderRoutes = [
  createRoute({
    ...at(paths.home),
    validateSearch: texts('error', 'id', 't', 'section'),
    component: lazyRouteComponent(() => import('./home-route.tsx')),
  }),
  createRoute({
    ...at(paths.browse),
    validateSearch: texts('product'),
    component: lazyRouteComponent(() => import('./browse-route.tsx')),
  }),
  createRoute({
    ...at(paths.cart),
    validateSearch: texts('line', 'fromTopUp'),
    component: lazyRouteComponent(withMessages(orderingMessages, () => import('./cart-route.tsx'))),
  }),
  createRoute({
    ...at(paths.product),
    component: lazyRouteComponent(
      withMessages(orderingMessages, () => import('./product-route.tsx')),
    ),
  }),
  createRoute({ ...at(paths.products), component: ToMenu }),
  createRoute({
    ...at(paths.order),
    component: lazyRouteComponent(
      withMessages(orderingMessages, () => import('../features/order/order-page.tsx')),
      'OrderPage',
    ),
  }),
  createRoute({
    ...at(paths.orderOfSeq),
    component: lazyRouteComponent(
      withMessages(orderingMessages, () => import('../features/order/order-page.tsx')),
      'OrderPage',
    ),
  }),
  createRoute({ ...at(paths.table), component: TableEntryPage }),
  createRoute({ ...at(paths.tableSession), component: TableEntryPage }),
  createRoute({ ...at(paths.tableSessionOf), component: TableEntryPage }),
  createRoute({ ...at(paths.orderSession), component: TableEntryPage }),
  createRoute({
    ...at(paths.closed),
    component: lazyRouteComponent(
      () => import('../features/startup/closed-page.tsx'),
      'ClosedPage',
    ),
  }),
  createRoute({
    ...at(paths.noShop),
    component: lazyRouteComponent(
      () => import('../features/startup/no-shop-page.tsx'),
      'NoShopPage',
    ),
  }),
  createRoute({
    ...at(paths.sessionNotFound),
    component: lazyRouteComponent(
      () => import('../features/startup/session-not-found-page.tsx'),
      'SessionNotFoundPage',
    ),
  }),
] as const
