import { createRouter } from '@tanstack/react-router'
import { memberRoutes } from './member-routes.ts'
import { orderRoutes } from './order-routes.ts'
import { paymentRoutes } from './payment-routes.ts'
import { rootRoute } from './root-route.ts'
import { visitRoutes } from './visit-routes.ts'

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    ...orderRoutes,
    ...visitRoutes,
    ...memberRoutes,
    ...paymentRoutes,
  ]),
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPendingMs: 400,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
