import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router'
import { NotFoundPage } from './error-page.tsx'
import { ShopScreens } from './shop-screens.tsx'

export const root = createRootRoute({ component: Outlet, notFoundComponent: NotFoundPage })

/** What stands around each screen of a shop. */
export const shop = createRoute({
  getParentRoute: () => root,
  path: '$shop',
  component: ShopScreens,
})
