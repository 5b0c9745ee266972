import { visitMessages } from '@comanda/locales/visits'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withMessages } from '../language/messages.ts'
import { paths } from './paths.ts'
import { at } from './root-route.ts'

/** What stands around an order: shops, earlier orders, reservations, news, payment, the kiosk. */
export const visitRoutes = [
  createRoute({
    ...at(paths.shops),
    component: lazyRouteComponent(withMessages(visitMessages, () => import('./shops-route.tsx'))),
  }),
  createRoute({
    ...at(paths.payment),
    component: lazyRouteComponent(withMessages(visitMessages, () => import('./payment-route.tsx'))),
  }),
  createRoute({
    ...at(paths.posHome),
    component: lazyRouteComponent(
      withMessages(visitMessages, () => import('./pos-home-route.tsx')),
    ),
  }),
] as const
