import { sampleIds, sampleMenu } from '@comanda/client/testing'
import { expect, it, vi } from 'vitest'
import type { FailureReason } from '../../visit/visit-state.ts'
import { dinerAt, renderForDiner } from '../../testing/render-for-diner.tsx'
import { OrderBar } from './order-bar.tsx'

const open = async (
  given: { failure?: FailureReason; problems?: number; stage?: 'placing' | 'placed' } = {},
) => {
  const diner = await dinerAt({ menu: sampleMenu })
  diner.client.cart.add({ product: sampleIds.tea, quantity: 2 })
  const onPress = vi.fn<() => void>()
  const props = { failure: undefined, problems: 0, stage: 'cart' as const, ...given, onPress }
  return { ...(await renderForDiner(<OrderBar {...props} />, {}, diner)), onPress }
}

it('orders by one press', async () => {
  const { press, onPress, document } = await open()
  expect(document.body.textContent).toContain('$\u202F40.00')
  await press('button', 'Place order')
  expect(onPress).toHaveBeenCalledOnce()
})
it('says how many lines need attention', async () => {
  expect((await open({ problems: 2 })).text()).toContain('2 items need your attention')
})
it.each([
  ['timeSlotNotFound', 'The shop is now closed. You cannot checkout.'],
  ['sessionNotFound', 'This table is closed'],
  ['shopNotEnabledForOnline', 'This shop takes no online orders now'],
] as const)(
  '%s: says why nothing can be ordered, before it counts lines',
  async (failure, words) => {
    const { text } = await open({ failure, problems: 2 })
    expect(text()).toContain(words)
    expect(text()).not.toContain('attention')
  },
)
it('while the order is being placed a second press does nothing', async () => {
  const { press, onPress, get } = await open({ stage: 'placing' })
  await press('button', 'Placing your order…')
  expect(onPress).not.toHaveBeenCalled()
  expect(get('button').getAttribute('aria-busy')).toBe('true')
})
it('SCREEN-4.5: once the order is placed the button is a tick', async () => {
  const { press, onPress, get } = await open({ stage: 'placed' })
  await press('button', 'Order placed')
  expect(onPress).not.toHaveBeenCalled()
  expect(get('button').getAttribute('aria-busy')).toBeNull()
})
