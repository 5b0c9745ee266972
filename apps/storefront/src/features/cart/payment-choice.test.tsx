import { sampleIds, sampleMenu } from '@comanda/client/testing'
import type { PaymentMethod, Shop } from '@comanda/contract'
import { afterEach, expect, it } from 'vitest'
import { lastCheckout } from '../../drafts/last-checkout.ts'
import { dinerAt, renderForDiner } from '../../testing/render-for-diner.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { usePayment } from './use-payment.ts'

afterEach(() => lastCheckout.remove())

const method = (name: string, change: Partial<PaymentMethod>): PaymentMethod => ({
  _id: name.toLowerCase().slice(0, 1).repeat(24),
  name: [{ lang: 'en', value: name }],
  type: 'card',
  ...change,
})
const counter = method('Counter', { type: 'counter' })
const card = method('Apay', { call: 'payments/online' })
const reader = method('Bbpos', { call: 'bbposWeb' })

const Choice = () => {
  const model = usePayment()
  return (
    <>
      {model.isOffered && <PaymentChoice model={model} />}
      <output>{JSON.stringify(model.payBy)}</output>
    </>
  )
}

const open = async (
  methods: readonly PaymentMethod[] | Promise<readonly PaymentMethod[]>,
  {
    payFirst,
    mode = 'takeAway',
  }: { payFirst?: Shop['payFirst']; mode?: 'takeAway' | 'dineIn' } = {},
) => {
  const menu = { ...sampleMenu, shop: { ...sampleMenu.shop, ...(payFirst && { payFirst }) } }
  const diner = await dinerAt({
    menu,
    visit: { mode },
    script: { 'paymentMethods find': () => methods },
  })
  diner.client.cart.add({ product: sampleIds.tea, quantity: 2 })
  return renderForDiner(<Choice />, {}, diner)
}

it('PAY-8.10: the counter is chosen by default, ways to pay by phone are offered beside it', async () => {
  const { names, press, text } = await open([counter, card, reader])
  expect(names('radio')).toEqual([
    'Counter After you have ordered',
    'Apay You pay right after you have ordered',
  ])
  expect(text()).toContain('"kind":"counter"')
  await press('radio', 'Apay You pay right after you have ordered')
  expect(text()).toContain(JSON.stringify({ kind: 'online', method: card._id }))
})
it('a shop that takes no money at its counter offers only the phone', async () => {
  const { names, text } = await open([card])
  expect(names('radio')).toEqual(['Apay You pay right after you have ordered'])
  expect(text()).toContain('"kind":"online"')
})
it('if the kitchen waits for the money, the counter says so', async () => {
  const { names } = await open([counter, card], { payFirst: { takeAway: 'always' } })
  expect(names('radio')[0]).toBe('Counter The kitchen begins once it is paid')
})
it('a table pays when it leaves, unless its shop wants to be paid first', async () => {
  const later = await open([counter, card], { mode: 'dineIn' })
  expect(later.names('radio')).toEqual([])
  await later.close()
  const first = await open([counter, card], { mode: 'dineIn', payFirst: { dineIn: 'online' } })
  expect(first.names('radio')).toHaveLength(2)
})
it('SCREEN-4.7: how the last order was paid is chosen from the first frame on, unless it is offered no more', async () => {
  const chosen = { kind: 'online', method: card._id }
  const loading = new Promise<readonly PaymentMethod[]>(() => undefined)
  lastCheckout.save({ payBy: chosen.kind, payMethod: card._id })
  const before = await open(loading)
  expect(before.text()).toContain(JSON.stringify(chosen))
  await before.close()
  const loaded = await open([counter, card])
  expect(loaded.text()).toContain(JSON.stringify(chosen))
  await loaded.close()
  const other = await open([counter])
  expect(other.text()).toContain('"kind":"counter"')
})
