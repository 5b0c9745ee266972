import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { textIn } from './search-params.ts'
import { shop } from './shop-route.tsx'

export const guests = createRoute({
  getParentRoute: () => shop,
  path: 'guests',
  validateSearch: (search): { guest?: string; user?: string; reservation?: string } =>
    Object.fromEntries(
      ['guest', 'user', 'reservation']
        .map((field) => [field, textIn(search[field])] as const)
        .filter(([, value]) => value !== undefined),
    ),
  component: lazyRouteComponent(() => import('./guests-route.tsx'), 'GuestsRoute'),
})
