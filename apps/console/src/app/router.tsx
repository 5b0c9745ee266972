import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router'
import { ErrorPage, NotFoundPage } from './error-page.tsx'
import { ShopScreens } from './shop-screens.tsx'
import { ShopsPage } from './shops-page.tsx'

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage })

const shops = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: ({ choose }): { choose?: true } => (choose === true ? { choose } : {}),
  component: ShopsPage,
})

const shop = createRoute({ getParentRoute: () => root, path: '$shop', component: ShopScreens })

const orders = createRoute({
  getParentRoute: () => shop,
  path: 'orders',
  component: lazyRouteComponent(
    () => import('../features/order-board/order-board.tsx'),
    'OrderBoard',
  ),
})
const tables = createRoute({
  getParentRoute: () => shop,
  path: 'tables',
  component: lazyRouteComponent(
    () => import('../features/table-codes/table-codes.tsx'),
    'TableCodes',
  ),
})
const dishes = createRoute({
  getParentRoute: () => shop,
  path: 'dishes',
  component: lazyRouteComponent(() => import('../features/dish-stock/dish-stock.tsx'), 'DishStock'),
})
const account = createRoute({
  getParentRoute: () => shop,
  path: 'account',
  component: lazyRouteComponent(
    () => import('../features/account/account-page.tsx'),
    'AccountPage',
  ),
})
const approvals = createRoute({
  getParentRoute: () => shop,
  path: 'approvals',
  component: lazyRouteComponent(() => import('../features/approvals/approvals.tsx'), 'Approvals'),
})
const invoices = createRoute({
  getParentRoute: () => shop,
  path: 'invoices',
  component: lazyRouteComponent(
    () => import('../features/invoices/invoices-page.tsx'),
    'InvoicesPage',
  ),
})

/** Every screen of the console by its URL. */
export const router = createRouter({
  routeTree: root.addChildren([
    shops,
    shop.addChildren([orders, tables, dishes, approvals, invoices, account]),
  ]),
  basepath: '/console',
  defaultErrorComponent: ErrorPage,
  defaultPreload: 'intent',
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
