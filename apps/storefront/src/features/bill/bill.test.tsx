import { sampleIds, sampleMenu, sampleResult } from '@comanda/client/testing'
import type { PriceResult } from '@comanda/engine/pricing'
import { expect, it } from 'vitest'
import { dinerAt, renderForDiner } from '../../testing/render-for-diner.tsx'
import { Bill } from './bill.tsx'

const en = (value: string) => [{ lang: 'en' as const, value }]
type Discount = PriceResult['discounts'][number]
const menu = {
  ...sampleMenu,
  discounts: [{ _id: sampleIds.fiveOff, name: en('Ten off') }],
  taxSettings: [{ _id: sampleIds.gift, name: en('VAT'), percent: 5, included: true }],
}
const open = (change: Partial<PriceResult>, total = 80) =>
  renderForDiner(
    <Bill result={sampleResult(total, change)} lineName={(line) => `dish ${line}`} />,
    { menu },
  )
const discount = (change: Partial<Discount>): Discount => ({
  rule: sampleIds.fiveOff,
  source: 'automatic',
  amount: -10,
  lines: [],
  ...change,
})

it('SCREEN-4.1: items, what changes their price, and the total', async () => {
  const { document } = await open({ surcharges: [{ setting: 's', amount: 8, discount: 0 }] }, 88)
  expect(document.body.textContent).toContain('Items$\u202F88.00')
  expect(document.body.textContent).toContain('Service charge$\u202F8.00')
  expect(document.body.textContent).toContain('Total$\u202F88.00')
})
it('SCREEN-1.5: a discount has its name and its reason', async () => {
  const { text } = await open({ discounts: [discount({})] })
  expect(text()).toContain('Ten off')
  expect(text()).toContain('Applied automatically: your order meets its terms.')
})
it.each([
  ['coupon', 'From a coupon that you added.'],
  ['gift', 'A reward for your points.'],
  ['member', 'For members.'],
  ['vip', 'For your member level.'],
  ['set', 'Ordered one by one, these dishes cost what the set costs.'],
] as const)('SCREEN-1.5: a discount by %s says so', async (source, words) => {
  expect((await open({ discounts: [discount({ source })] })).text()).toContain(words)
})
it('SCREEN-1.5: a discount on some lines names each dish once', async () => {
  const { cart } = (await dinerAt({ menu })).client
  for (const customRemark of ['hot', 'cold', 'mild'])
    cart.add({ product: sampleIds.tea, quantity: 1, customRemark })
  const { lines = [] } = cart.state.get().result ?? {}
  const { text } = await open({ lines, discounts: [discount({ lines: ['1', '1'] })] })
  expect(text()).toContain('On: dish 1 Total')
})
it('included taxes say that the total includes them', async () => {
  const tax = { setting: sampleIds.gift, percent: 5, included: true, base: 76, amount: 4 }
  const { text } = await open({
    taxes: [tax],
    totals: { ...sampleResult(80).totals, taxIncluded: 4 },
  })
  expect(text()).toContain('Includes VAT 5%')
})
