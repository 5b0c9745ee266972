import { expect, it } from 'vitest'
import { TableEntryPage } from '../features/startup/table-entry-page.tsx'
import { memberRoutes } from './member-routes.ts'
import { orderRoutes } from './order-routes.ts'
import { paymentRoutes } from './payment-routes.ts'
import { visitRoutes } from './visit-routes.ts'

/** Every page but the loading screen of a link, which is shown until it is known where the link leads. */
const pages = [...orderRoutes, ...visitRoutes, ...memberRoutes, ...paymentRoutes].filter(
  ({ options }) => options.component !== TableEntryPage,
)

it('ROUTE-1.2: pages are loaded on demand', () => {
  expect(pages.length).toBeGreaterThan(30)
  for (const { options } of pages)
    expect(options.component).toHaveProperty('preload', expect.any(Function))
})
