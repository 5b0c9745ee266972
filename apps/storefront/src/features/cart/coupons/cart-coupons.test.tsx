import type { Cart, CouponAdding } from '@comanda/client'
import type { UserCoupon } from '@comanda/contract'
import { sampleIds, sampleMenu } from '@comanda/client/testing'
import type { WhyNot } from '@comanda/engine/coupon-advice'
import type { CartCoupon, CouponState } from '@comanda/engine/coupons'
import { textOf } from '@comanda/ui/testing'
import { expect, it, vi } from 'vitest'
import { dinerAt, renderForDiner } from '../../../testing/render-for-diner.tsx'
import { AdviceLine } from './advice-line.tsx'
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

const owned = ['1', '2'].map((last): UserCoupon => ({
  _id: `${sampleIds.coupon.slice(0, -1)}${last}`,
  coupon: { _id: sampleIds.fiveOff, name: [{ lang: 'en', value: 'Five off' }] },
  status: 'valid',
  createTime: '2026-03-03T00:00:00.000Z',
}))
/** Gives what the cart has. */
const third: UserCoupon = {
  ...owned[0]!,
  _id: `${sampleIds.coupon.slice(0, -1)}3`,
  coupon: { ...owned[0]!.coupon, freeProducts: [{ product: sampleIds.noodles }] },
}
const [first, second] = owned.map(({ _id }) => _id)
const plan = { coupons: [first!], considered: [first!, second!], total: 0, saves: 5 }

const settled = async () => undefined

/** Renders the advice on a cart that costs less with a plan, whatever is in it; `follow` uses it. */
const advised = async (follow: (cart: Cart) => CouponAdding) => {
  const diner = await dinerAt({ menu: sampleMenu })
  const { cart } = diner.client
  const followed = vi.fn<() => Promise<CouponAdding>>(async () => follow(cart))
  vi.spyOn(cart.coupons, 'loaded').mockReturnValue({
    ...cart.coupons.loaded()!,
    advise: async () => ({
      now: cart.state.get().result?.totals.total ?? 0,
      gap: 0,
      payLeast: plan,
      count: 2,
      whyNot: async () =>
        new Map<string, WhyNot>([
          [second!, { kind: 'apart', from: first!, more: 3 }],
          [third._id, { kind: 'notMoney' }],
        ]),
    }),
    follow: followed,
  })
  cart.add({ product: sampleIds.noodles })
  const screen = await renderForDiner(<AdviceLine owned={[...owned, third]} />, {}, diner)
  await vi.waitFor(() => expect(screen.text()).toContain('Save $ 5.00 with 1 of your 2 coupons'))
  return { ...screen, followed, cart }
}

it('CPN-8.1, CPN-8.8: the cart says what coupons save together; a press uses them, and the sheet says why not the others', async () => {
  const { followed, press, text } = await advised(() => ({ status: 'added', id: first! }))
  await press('button', 'Use')
  expect(followed).toHaveBeenCalledExactlyOnceWith(plan, [...owned, third])
  await press('button', 'Save $ 5.00 with 1 of your 2 coupons')
  await vi.waitFor(() =>
    expect(text()).toContain('Not together with Five off; with it you pay $ 3.00 more'),
  )
  expect(text()).toContain('which you have chosen: add the coupon and remove yours to take it free')
})

it('CPN-8.10: in the cart of a table it says that the table saves, with whose coupons, and that they count if their guest orders', async () => {
  const { cart, press, text } = await advised(() => ({ status: 'changed' }))
  cart.board.patch({ shared: { seat: '1', guestKey: 'k'.repeat(24), settled, dishes: [] } })
  const line = 'The table saves $ 5.00 with 1 of your 2 coupons'
  await vi.waitFor(() => expect(text()).toContain(line))
  await press('button', line)
  await vi.waitFor(() =>
    expect(text()).toContain(
      'For the dishes of the whole table. Your coupons are used if you place the order.',
    ),
  )
  await press('button', 'Use: Pay least')
  await vi.waitFor(() => expect(text()).toContain('The cart has changed: look at it again'))
})

it.each<[string, (cart: Cart) => CouponAdding]>([
  [
    'used, though another is found for the cart as it is then',
    (cart) => {
      cart.add({ product: sampleIds.tea })
      return { status: 'added', id: first! }
    },
  ],
  ['refused, which the cart says', () => ({ status: 'refused', error: 'errors.ruleDeny' })],
])('CPN-8.1: the sheet of plans is gone once one is %s', async (_, follow) => {
  const { document, followed, press, text } = await advised(follow)
  await press('button', 'Save $ 5.00 with 1 of your 2 coupons')
  await vi.waitFor(() => expect(text()).toContain('Pay least'))
  await press('button', 'Use: Pay least')
  expect(followed).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(text()).toContain('Save $ 5.00 with 1 of your 2 coupons'))
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull())
})
