import { sampleIds, sampleMenu, sampleTable } from '@comanda/client/testing'
import type { Menu, TableSession } from '@comanda/contract'
import { expect, it, vi } from 'vitest'
import { dinerAt, renderForDiner } from '../../testing/render-for-diner.tsx'
import { CourseNotice } from './course-notice.tsx'

const { noodles, tea } = sampleIds
const id = (digit: string): string => digit.repeat(24)
const named = (value: string) => [{ lang: 'en' as const, value }]
const courses = [
  { _id: id('1'), name: named('Starters') },
  { _id: id('2'), name: named('Mains') },
]
/** Tea is a starter, noodles are a main. */
const menu: Menu = {
  ...sampleMenu,
  shop: { ...sampleMenu.shop, courses },
  categories: courses.map(({ _id, name }) => ({
    _id: `c${_id.slice(1)}`,
    shop: sampleMenu.shop._id,
    name,
    course: _id,
  })),
  products: sampleMenu.products.map((one) => ({
    ...one,
    category: `c${id(one._id === noodles ? '2' : '1').slice(1)}`,
  })),
}

const open = async (products: readonly string[], own: Partial<TableSession> = {}) => {
  const visit = { mode: 'dineIn' as const }
  const diner = await dinerAt({ menu, visit, session: sampleTable(own) })
  for (const product of products) diner.client.cart.add({ product, quantity: 1 })
  const onChange = vi.fn<(together: boolean) => void>()
  const notice = <CourseNotice together={false} onChange={onChange} />
  return { ...(await renderForDiner(notice, {}, diner)), onChange }
}

it('COURSE-5.1: the cart says which course comes later, and offers to bring everything together', async () => {
  const { text, press, onChange } = await open([noodles, tea])
  expect(text()).toContain('Later: Mains.')
  await press('checkbox', 'Bring everything together')
  expect(onChange).toHaveBeenCalledWith(true)
})

it('COURSE-5.1: it says nothing while nothing would wait', async () => {
  expect((await open([noodles])).text()).toBe('')
})

it('COURSE-2.3, COURSE-5.1: what the table has on hold counts', async () => {
  const held = { ...sampleTable().products[0], status: 'hold', course: id('2') }
  const products = [held as TableSession['products'][number]]
  expect((await open([noodles], { products })).text()).toContain('Later: Mains.')
})
