import { orderingMessages } from '@comanda/locales/ordering'
import { paymentMessages } from '@comanda/locales/payment'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { withMessages } from '../language/messages.ts'
import { paths } from './paths.ts'
import { at, texts } from './root-route.ts'

/** Routes of paying a bill by phone. */
export const paymentRoutes = [
  createRoute({
    ...at(paths.payment),
    validateSearch: texts('method', 'replace'),
    component: lazyRouteComponent(
      withMessages(
        orderingMessages,
        withMessages(paymentMessages, () => import('./payment-route.tsx')),
      ),
    ),
  }),
  createRoute({
    ...at(paths.paymentCard),
    component: lazyRouteComponent(
      withMessages(paymentMessages, () => import('./payment-card-route.tsx')),
    ),
  }),
  createRoute({
    ...at(paths.paymentQr),
    component: lazyRouteComponent(
      withMessages(paymentMessages, () => import('./payment-qr-route.tsx')),
    ),
  }),
  createRoute({
    ...at(paths.paymentReader),
    component: lazyRouteComponent(
      withMessages(paymentMessages, () => import('./payment-reader-route.tsx')),
    ),
  }),
  createRoute({
    ...at(paths.paymentResult),
    component: lazyRouteComponent(
      withMessages(paymentMessages, () => import('./payment-result-route.tsx')),
    ),
  }),
  createRoute({
    ...at(paths.paymentOther),
    component: lazyRouteComponent(
      withMessages(paymentMessages, () => import('../features/payment/counter-page.tsx')),
      'CounterPage',
    ),
  }),
] as const
