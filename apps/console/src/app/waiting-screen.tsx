import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shop } from './shop-route.tsx'

export const waiting = createRoute({
  getParentRoute: () => shop,
  path: 'waiting',
  component: lazyRouteComponent(() => import('./waiting-route.tsx'), 'WaitingRoute'),
})
