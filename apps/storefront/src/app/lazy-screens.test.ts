import { expect, it } from 'vitest'
import { TableEntryPage } from '../features/startup/table-entry-page.tsx'
import { ToMenu } from '../shell/go-to.tsx'
import { furtherScreens } from './further-screens.ts'
import { orderScreens } from './order-screens.ts'

/** What is shown until it is known where a link leads, and what leads elsewhere at once. */
const ways: readonly unknown[] = [TableEntryPage, ToMenu]

const pages = [...orderScreens, ...furtherScreens].filter(
  ({ component }) => !ways.includes(component()),
)

it('ROUTE-1.2: pages are loaded on demand', () => {
  expect(pages.length).toBeGreaterThan(30)
  for (const { component } of pages) expect(component()).toBeUndefined()
})
