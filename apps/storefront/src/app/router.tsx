import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type SearchSchemaInput,
} from '@tanstack/react-router'
import { orderingMessages } from '@comanda/locales/ordering'
import { visitMessages } from '@comanda/locales/visits'
import { TableEntryPage } from '../features/startup/table-entry-page.tsx'
import { withMessages } from '../language/messages.ts'
import { BrokenPage } from '../shell/broken-page.tsx'
import { Frame } from '../shell/frame.tsx'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { paths } from './paths.ts'

const root = createRootRoute({
  component: Frame,
  notFoundComponent: NotFoundPage,
  errorComponent: BrokenPage,
})

/** A text of the query, or nothing. */
const texts =
  <K extends string>(...names: readonly K[]) =>
  (search: { [N in K]?: unknown } & SearchSchemaInput): { [N in K]?: string } => {
    const found: { [N in K]?: string } = {}
    for (const name of names) {
      const value = search[name]
      if (typeof value === 'string' && value !== '') found[name] = value
    }
    return found
  }

const at = <P extends string>(path: P) => ({ getParentRoute: () => root, path })

const routes = root.addChildren([
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
    validateSearch: texts('line'),
    component: lazyRouteComponent(withMessages(orderingMessages, () => import('./cart-route.tsx'))),
  }),
  createRoute({
    ...at(paths.product),
    component: lazyRouteComponent(
      withMessages(orderingMessages, () => import('./product-route.tsx')),
    ),
  }),
  createRoute({
    ...at(paths.order),
    component: lazyRouteComponent(
      withMessages(orderingMessages, () => import('./order-route.tsx')),
    ),
  }),
  createRoute({
    ...at(paths.orderOfSeq),
    component: lazyRouteComponent(
      withMessages(orderingMessages, () => import('./order-route.tsx')),
    ),
  }),
  createRoute({
    ...at(paths.table),
    component: TableEntryPage,
  }),
  createRoute({
    ...at(paths.tableSession),
    component: TableEntryPage,
  }),
  createRoute({
    ...at(paths.tableSessionOf),
    component: TableEntryPage,
  }),
  createRoute({
    ...at(paths.shops),
    component: lazyRouteComponent(withMessages(visitMessages, () => import('./shops-route.tsx'))),
  }),
  createRoute({
    ...at(paths.closed),
    component: lazyRouteComponent(() => import('./closed-route.tsx')),
  }),
  createRoute({
    ...at(paths.noShop),
    component: lazyRouteComponent(() => import('./no-shop-route.tsx')),
  }),
  createRoute({
    ...at(paths.sessionNotFound),
    component: lazyRouteComponent(() => import('./session-not-found-route.tsx')),
  }),
])

export const router = createRouter({
  routeTree: routes,
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPendingMs: 400,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
