import { expect, it } from 'vitest'
import { ToMenu } from '../router/go-to.tsx'
import { furtherScreens } from './further-screens.ts'
import { orderScreens } from './ordering/order-screens.ts'

/** What leads elsewhere at once. */
const ways: readonly unknown[] = [ToMenu]

const pages = [...orderScreens, ...furtherScreens].filter(
  ({ component }) => !ways.includes(component()),
)

it('ROUTE-1.2: pages are loaded on demand', () => {
  expect(pages.length).toBeGreaterThan(30)
  for (const { component } of pages) expect(component()).toBeUndefined()
})
