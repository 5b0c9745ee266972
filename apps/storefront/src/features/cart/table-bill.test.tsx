import { sampleIds, sampleMenu, sampleResult, sampleTable } from '@comanda/client/testing'
import { expect, it } from 'vitest'
import { dinerAt, renderForDiner } from '../../testing/render-for-diner.tsx'
import { TableBill } from './table-bill.tsx'

const { noodles, tea } = sampleIds
type Line = ReturnType<typeof sampleTable>['products'][number]
const ordered = {
  id: '1-1',
  product: noodles,
  category: null,
  subCategory: null,
  quantity: 2,
  options: [],
  status: 'pending',
  date: '2026-03-03T11:30:00+08:00',
  salesPrice: 60,
  extraFee: 0,
  extraFeeEnjoyDiscount: 0,
  freeSurcharge: false,
} as unknown as Line
const fifty = {
  _id: sampleIds.fiveOff,
  name: [],
  source: 'automatic',
  for: 'order',
  status: 'active',
  discountType: 'amount',
  discount: 50,
  conditions: [{ for: 'order', minTotal: 200 }],
} as unknown as (typeof sampleMenu.discounts)[number]

const open = async (products: Line[], discounts: (typeof fifty)[] = []) => {
  const result = sampleResult(products.length * 120)
  const diner = await dinerAt({
    menu: { ...sampleMenu, discounts },
    visit: { mode: 'dineIn' },
    session: sampleTable({ products, result }),
  })
  diner.client.cart.add({ product: tea, quantity: 4 })
  return renderForDiner(<TableBill />, {}, diner)
}

it('ORDER-1.18: what is agreed and what is new show apart, with the whole bill', async () => {
  const { text } = await open([ordered])
  expect(text()).toBe('Already ordered $ 120 .00 New $ 80 .00 Bill of the table $ 200 .00')
})
it('ORDER-1.18: what comes off because all orders count together has its own row', async () => {
  const { text } = await open([ordered], [fifty])
  expect(text()).toContain('All orders together −$ 50 .00 Bill of the table $ 150 .00')
})
it('ORDER-1.18: before the first order there is no such bill', async () => {
  expect((await open([])).text()).toBe('')
})
