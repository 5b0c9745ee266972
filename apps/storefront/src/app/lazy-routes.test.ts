import { expect, it } from 'vitest'
import { TableEntryPage } from '../features/startup/table-entry-page.tsx'
import { ToMenu } from '../shell/go-to.tsx'
import { memberRoutes } from './member-routes.ts'
import { orderRoutes } from './order-routes.ts'
import { paymentRoutes } from './payment-routes.ts'
import { visitRoutes } from './visit-routes.ts'

/** What is shown until it is known where a link leads, and what leads elsewhere at once. */
const ways: readonly unknown[] = [TableEntryPage, ToMenu]

const pages = [...orderRoutes, ...visitRoutes, ...memberRoutes, ...paymentRoutes].filter(
  ({ options }) => !ways.includes(options.component),
)

it('ROUTE-1.2: pages are loaded on demand', () => {
  expect(pages.length).toBeGreaterThan(30)
  for (const { options } of pages)
    expect(options.component).toHaveProperty('preload', expect.any(Function))
})
