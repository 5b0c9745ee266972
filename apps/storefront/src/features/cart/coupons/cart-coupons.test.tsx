import { sampleIds, sampleMenu } from '@comanda/client/testing'
import type { CartCoupon, CouponState } from '@comanda/engine/coupons'
import { textOf } from '@comanda/ui/testing'
import { expect, it, vi } from 'vitest'
import { dinerAt, renderForDiner } from '../../../testing/render-for-diner.tsx'
import { CartCouponRow } from './cart-coupon-row.tsx'
import { CouponCodeForm } from './coupon-code-form.tsx'
import { useAddCoupon } from './use-add-coupon.ts'

const coupon: CartCoupon = {
  id: sampleIds.coupon,
  source: 'coupon',
  rule: { _id: sampleIds.fiveOff, name: [{ lang: 'en', value: 'Five off' }] },
}
const row = (state: CouponState | undefined) =>
  renderForDiner(<CartCouponRow coupon={coupon} state={state} />)

it.each<[string, CouponState | undefined]>([
  ['-$ 5.00', { state: 'valid', amount: -5 }],
  ['It applies', { state: 'valid', amount: 0 }],
  ['Put aside', { state: 'disabled' }],
  ['Applies once your cart has what it is for', undefined],
])('CPN-2.1: the state of a coupon: %s', async (words, state) => {
  const { get } = await row(state)
  expect(textOf(get('status'))).toBe(words)
})
it('CPN-2.5: a coupon that does not apply says what is missing', async () => {
  const { get } = await row({
    state: 'error',
    error: 'errors.ruleMinTotal',
    need: { total: 12 },
    isHint: true,
  })
  expect(textOf(get('status'))).toBe('$ 12.00 more')
})
it('CPN-2.1: a coupon can be put aside and removed', async () => {
  const diner = await dinerAt({ menu: sampleMenu })
  const setDisabled = vi.spyOn(diner.client.cart.coupons, 'setDisabled')
  const remove = vi.spyOn(diner.client.cart.coupons, 'remove')
  const state = { state: 'valid', amount: -5 } as const
  const { press } = await renderForDiner(<CartCouponRow {...{ coupon, state }} />, {}, diner)
  await press('switch', 'Use Five off')
  expect(setDisabled).toHaveBeenCalledExactlyOnceWith(coupon.id, true)
  await press('button', 'Remove Five off')
  expect(remove).toHaveBeenCalledExactlyOnceWith(coupon.id)
})

const CodeForm = ({ onAdded }: { onAdded: () => void }) => (
  <CouponCodeForm adding={useAddCoupon(onAdded)} />
)

it('an empty code is not sent', async () => {
  const { press, text, server } = await renderForDiner(<CodeForm onAdded={vi.fn<() => void>()} />)
  await press('button', 'Apply')
  expect(text()).toContain('Please enter a code.')
  expect(server.calls).toEqual([])
})
it('without a network a code says so at once', async () => {
  const { fill, press, text, server } = await renderForDiner(
    <CodeForm onAdded={vi.fn<() => void>()} />,
  )
  server.status.set('offline')
  await fill('textbox', 'Coupon code', 'TEA')
  await press('button', 'Apply')
  expect(text()).toContain('There is no connection. Please try again.')
})
