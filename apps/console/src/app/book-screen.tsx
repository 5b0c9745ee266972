import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { dayIn } from './search-params.ts'
import { shop } from './shop-route.tsx'

export const book = createRoute({
  getParentRoute: () => shop,
  path: 'book',
  validateSearch: ({ date }): { date?: string } => {
    const shown = dayIn(date)
    return shown ? { date: shown } : {}
  },
  component: lazyRouteComponent(() => import('./book-route.tsx'), 'BookRoute'),
})
