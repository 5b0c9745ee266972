import { visitMessages } from '@comanda/locales/visits'
import { orderingMessages } from '@comanda/locales/ordering'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withMessages } from '../language/messages.ts'
import { paths } from './paths.ts'
import { at, texts } from './root-route.ts'

/** Routes beside ordering: shops, earlier orders, reservations, news, the kiosk. */
export const visitRoutes = [
  createRoute({
    ...at(paths.shops),
    component: lazyRouteComponent(
      withMessages(visitMessages, () => import('../features/shops/shops-page.tsx')),
      'ShopsPage',
    ),
  }),
  createRoute({
    ...at(paths.record),
    validateSearch: texts('tab'),
    component: lazyRouteComponent(
      withMessages(visitMessages, () => import('./record-list-route.tsx')),
    ),
  }),
  createRoute({
    ...at(paths.recordOf),
    component: lazyRouteComponent(
      withMessages(
        orderingMessages,
        withMessages(visitMessages, () => import('./record-route.tsx')),
      ),
    ),
  }),
  createRoute({
    ...at(paths.previousOrder),
    component: lazyRouteComponent(
      withMessages(visitMessages, () => import('./previous-order-route.tsx')),
    ),
  }),
  createRoute({
    ...at(paths.terms),
    component: lazyRouteComponent(
      withMessages(visitMessages, () => import('../features/terms/terms-page.tsx')),
      'TermsPage',
    ),
  }),
  createRoute({
    ...at(paths.posHome),
    component: lazyRouteComponent(
      withMessages(visitMessages, () => import('../features/kiosk/not-paired-page.tsx')),
      'NotPairedPage',
    ),
  }),
  createRoute({
    ...at(paths.reservation),
    component: lazyRouteComponent(
      withMessages(visitMessages, () => import('./reservation-list-route.tsx')),
    ),
  }),
  createRoute({
    ...at(paths.reservationOf),
    component: lazyRouteComponent(
      withMessages(visitMessages, () => import('./reservation-route.tsx')),
    ),
  }),
  createRoute({
    ...at(paths.reservationEdit),
    validateSearch: texts('step'),
    component: lazyRouteComponent(
      withMessages(visitMessages, () => import('./reservation-edit-route.tsx')),
    ),
  }),
  createRoute({
    ...at(paths.news),
    component: lazyRouteComponent(
      withMessages(visitMessages, () => import('../features/news/news-list-page.tsx')),
      'NewsListPage',
    ),
  }),
  createRoute({
    ...at(paths.newsItem),
    component: lazyRouteComponent(withMessages(visitMessages, () => import('./news-route.tsx'))),
  }),
] as const
