import { CallError, type CheckoutState } from '@comanda/client'
import { sampleIds, sampleMenu } from '@comanda/client/testing'
import { expect, it, vi } from 'vitest'
import { dinerAt, renderForDiner } from '../../testing/render-for-diner.tsx'
import { CheckoutDialogs } from './checkout-dialogs.tsx'

const { noodles, tea } = sampleIds
type Payload = Extract<CheckoutState, { status: 'busy' }>['payload']
const payload = { path: 'tableSessions/create', data: {} } as Payload

const open = async (checkout: CheckoutState) => {
  const diner = await dinerAt({ menu: sampleMenu })
  diner.client.cart.add({ product: noodles, quantity: 5 })
  diner.client.cart.add({ product: tea, quantity: 1 })
  const onPlaceAgain = vi.fn<() => Promise<void>>().mockResolvedValue()
  const screen = await renderForDiner(
    <CheckoutDialogs {...{ checkout, onPlaceAgain }} before={320} />,
    {},
    diner,
  )
  const quantityOf = (product: string) =>
    diner.client.cart.state.get().lines.find((line) => line.product === product)?.quantity
  return { ...screen, onPlaceAgain, quantityOf }
}
const refused = (code: string, data: Readonly<Record<string, unknown>> = {}): CheckoutState => ({
  status: 'refused',
  payload,
  error: new CallError({ name: 'Conflict', message: '', statusCode: 409, code, data }),
})

it('without a failure there is no dialog', async () => {
  expect((await open({ status: 'idle' })).all('alertdialog')).toEqual([])
})
it('SCREEN-1.4: an unknown outcome says so, and can only be checked again', async () => {
  const { names, text } = await open({ status: 'unknown', payload })
  expect(text()).toContain('it is never ordered twice')
  expect(names('button')).toEqual(['Check again'])
})
it('SCREEN-1.3: another price is shown beside the one before, and ordered by one press', async () => {
  const result = { totals: { total: 350 } }
  const { document, press, onPlaceAgain } = await open(refused('priceChanged', { result }))
  expect(document.body.textContent).toContain('$\u202F320.00')
  expect(document.body.textContent).toContain('$\u202F350.00')
  await press('button', 'Order for $ 350.00')
  expect(onPlaceAgain).toHaveBeenCalledOnce()
})
it('ORDER-1.18: another bill of the table is shown beside the one that was sent, and accepted by one press', async () => {
  const data = { result: { totals: { total: 45 } }, bill: { before: 138, after: 183 } }
  const sent = { path: 'tableSessions/order', data: { expectedBill: 155 } } as Payload
  const checkout = { ...refused('priceChanged', data), payload: sent } as CheckoutState
  const { document, text, press, onPlaceAgain } = await open(checkout)
  expect(text()).toContain('The bill of your table has changed')
  expect(document.body.textContent).toContain('$\u202F155.00')
  expect(document.body.textContent).toContain('$\u202F183.00')
  await press('button', 'Order for $ 45.00')
  expect(onPlaceAgain).toHaveBeenCalledExactlyOnceWith(183)
})
it('SCREEN-4.3: a dish that sold out can be removed; the rest of the cart stays', async () => {
  const { press, text, quantityOf } = await open(
    refused('outOfStock', { product: noodles, left: 0 }),
  )
  expect(text()).toContain('Noodles sold out in the meantime')
  await press('button', 'Take it out and go on')
  expect(quantityOf(noodles)).toBeUndefined()
  expect(quantityOf(tea)).toBe(1)
})
it('SCREEN-4.3: of a dish of which some are left, these can be ordered', async () => {
  const { press, quantityOf } = await open(refused('outOfStock', { product: noodles, left: 2 }))
  await press('button', 'Take what is left')
  expect(quantityOf(noodles)).toBe(2)
})
it.each([
  ['shopClosed', 'The shop is now closed. You cannot checkout.'],
  ['orderCutoff', 'Ordering for this table has ended. Please ask our staff.'],
  ['neverHeardOf', 'Your order has not been placed, please try again or ask our staff for help.'],
])('SCREEN-4.3: %s says why, and keeps the cart', async (code, words) => {
  const { text, quantityOf, names } = await open(refused(code))
  expect(text()).toContain(words)
  expect(names('button')).toEqual(['Back to the cart'])
  expect(quantityOf(tea)).toBe(1)
})
