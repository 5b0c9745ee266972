import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { book } from './book-screen.tsx'
import { guests } from './guests-screen.tsx'
import { ErrorPage } from './error-page.tsx'
import { HomeRoute } from './home-route.tsx'
import { dayIn, periodIn, sessionIn, textIn } from './search-params.ts'
import { settingsRoutes } from './settings-routes.tsx'
import { root, shop } from './shop-route.tsx'
import { ShopsPage } from './shops-page.tsx'
import { waiting } from './waiting-screen.tsx'

const shops = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: ({ choose }): { choose?: true } => (choose === true ? { choose } : {}),
  component: ShopsPage,
})

const setup = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  component: lazyRouteComponent(() => import('./setup-route.tsx'), 'SetupRoute'),
})

const home = createRoute({ getParentRoute: () => shop, path: '/', component: HomeRoute })
const floor = createRoute({
  getParentRoute: () => shop,
  path: 'floor',
  validateSearch: sessionIn,
  component: lazyRouteComponent(() => import('./floor-route.tsx'), 'FloorRoute'),
})
const orders = createRoute({
  getParentRoute: () => shop,
  path: 'orders',
  component: lazyRouteComponent(
    () => import('../features/order-board/order-board.tsx'),
    'OrderBoard',
  ),
})
const kitchen = createRoute({
  getParentRoute: () => shop,
  path: 'kitchen',
  component: lazyRouteComponent(() => import('./kitchen-route.tsx'), 'KitchenRoute'),
})
const station = createRoute({
  getParentRoute: () => shop,
  path: 'kitchen/$station',
  component: lazyRouteComponent(() => import('./kitchen-route.tsx'), 'KitchenRoute'),
})
const pickup = createRoute({
  getParentRoute: () => shop,
  path: 'pickup',
  component: lazyRouteComponent(
    () => import('../features/pickup-board/pickup-page.tsx'),
    'PickupPage',
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
const menu = createRoute({
  getParentRoute: () => shop,
  path: 'menu',
  component: lazyRouteComponent(
    () => import('../features/menu-editor/menu-editor.tsx'),
    'MenuEditor',
  ),
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
  validateSearch: sessionIn,
  component: lazyRouteComponent(() => import('./invoices-route.tsx'), 'InvoicesRoute'),
})
const bills = createRoute({
  getParentRoute: () => shop,
  path: 'bills/$session',
  component: lazyRouteComponent(() => import('./bill-route.tsx'), 'BillRoute'),
})
const pay = createRoute({
  getParentRoute: () => shop,
  path: 'pay/$session',
  component: lazyRouteComponent(() => import('./counter-payment-route.tsx'), 'CounterPaymentRoute'),
})
const order = createRoute({
  getParentRoute: () => shop,
  path: 'order/$session',
  component: lazyRouteComponent(() => import('./order-entry-route.tsx'), 'OrderEntryRoute'),
})
const days = createRoute({
  getParentRoute: () => shop,
  path: 'days',
  validateSearch: ({ day }): { day?: string } => {
    const shown = dayIn(day)
    return shown ? { day: shown } : {}
  },
  component: lazyRouteComponent(() => import('./days-route.tsx'), 'DaysRoute'),
})
const day = createRoute({
  getParentRoute: () => shop,
  path: 'day',
  component: lazyRouteComponent(
    () => import('../features/business-day/business-day-page.tsx'),
    'BusinessDayPage',
  ),
})
const group = createRoute({
  getParentRoute: () => shop,
  path: 'group',
  validateSearch: periodIn,
  component: lazyRouteComponent(() => import('./group-route.tsx'), 'GroupRoute'),
})
const reports = createRoute({
  getParentRoute: () => shop,
  path: 'reports',
  validateSearch: periodIn,
  component: lazyRouteComponent(() => import('./reports-route.tsx'), 'ReportsRoute'),
})
const historyFields = ['user', 'path', 'record', 'device', 'approver'] as const
const history = createRoute({
  getParentRoute: () => shop,
  path: 'history',
  validateSearch: (
    search,
  ): { [field in 'from' | 'to' | (typeof historyFields)[number]]?: string | undefined } => {
    const days = ['from', 'to'].map((field) => [field, dayIn(search[field])])
    const others = historyFields.map((field) => [field, textIn(search[field])])
    return Object.fromEntries([...days, ...others].filter(([, value]) => value !== undefined))
  },
  component: lazyRouteComponent(() => import('./history-route.tsx'), 'HistoryRoute'),
})
const refunds = createRoute({
  getParentRoute: () => shop,
  path: 'refunds',
  component: lazyRouteComponent(
    () => import('../features/refund-queue/refund-queue-page.tsx'),
    'RefundQueuePage',
  ),
})

/** Every screen of the console by its URL. */
export const router = createRouter({
  routeTree: root.addChildren([
    shops,
    setup,
    shop.addChildren([
      home,
      floor,
      book,
      guests,
      waiting,
      orders,
      kitchen,
      station,
      pickup,
      tables,
      dishes,
      menu,
      bills,
      pay,
      order,
      refunds,
      days,
      day,
      reports,
      group,
      history,
      approvals,
      invoices,
      account,
      settingsRoutes,
    ]),
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
