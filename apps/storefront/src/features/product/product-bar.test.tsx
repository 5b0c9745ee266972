import { textOf } from '@comanda/ui/testing'
import { expect, it, vi } from 'vitest'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import { ProductBar } from './product-bar.tsx'

const open = async ({
  quantity = 1,
  left = 9,
  purchasable = 20,
  ...given
}: {
  quantity?: number
  left?: number
  purchasable?: number
  refusal?: string
  isUpdate?: boolean
  isGift?: boolean
}) => {
  const change = vi.fn<(part: object) => void>()
  const onDone = vi.fn<() => void>()
  const draft = { options: [], quantity, remark: '' }
  const newLine = { product: 'p', quantity, options: [] }
  const price = 60 * quantity
  const model = { draft, change, issues: [], newLine, price, left, purchasable, limit: 20 }
  const screen = await renderForDiner(
    <ProductBar {...{ model, onDone, isUpdate: false, refusal: undefined, ...given }} />,
  )
  return { ...screen, change, onDone }
}

it('SCREEN-3.4: the button shows the running price of the quantity', async () => {
  const { press, onDone } = await open({ quantity: 2 })
  await press('button', 'Add · $ 120.00')
  expect(onDone).toHaveBeenCalledOnce()
})
it('the stepper changes the quantity', async () => {
  const { press, change } = await open({ quantity: 2 })
  await press('button', 'Increase quantity')
  await press('button', 'Decrease quantity')
  expect(change.mock.calls).toEqual([[{ quantity: 3 }], [{ quantity: 1 }]])
})
it('the quantity ends at what is left', async () => {
  const { press, change } = await open({ quantity: 2, left: 2 })
  await press('button', 'Increase quantity')
  expect(change).not.toHaveBeenCalled()
})
it('ORDER-6.2: the quantity ends at the purchase limit, and the note says so', async () => {
  const { all, press, change } = await open({ quantity: 5, purchasable: 5 })
  expect(all('status').map(textOf)).toContain(
    'At most 20 of a dish in one order. Our staff can take more.',
  )
  await press('button', 'Increase quantity')
  expect(change).not.toHaveBeenCalled()
})
it('ORDER-6.2: more than the purchase limit cannot be added', async () => {
  const { all, press, onDone } = await open({ quantity: 3, purchasable: 2 })
  expect(all('status').map(textOf)).toContain(
    'Exceed Purchase Limit. At most 20 of a dish in one order. Our staff can take more.',
  )
  await press('button', 'Add · $ 180.00')
  expect(onDone).not.toHaveBeenCalled()
})
it('SCREEN-3.3: more than is left cannot be added, and the note says how many are left', async () => {
  const { all, press, onDone } = await open({ quantity: 3, left: 2 })
  expect(all('status').map(textOf)).toContain('Only 2 left')
  await press('button', 'Add · $ 180.00')
  expect(onDone).not.toHaveBeenCalled()
})
it('SCREEN-3.3: if nothing is left, the note says Out of stock', async () => {
  const { all } = await open({ left: 0 })
  expect(all('status').map(textOf)).toContain('Out of stock')
})
it('a product that cannot be ordered says why', async () => {
  const { all, get } = await open({ refusal: 'Not served at this hour' })
  expect(all('status').map(textOf)).toContain('Not served at this hour')
  expect(get('button', 'Add').hasAttribute('disabled')).toBe(true)
})
it('a line of the cart is updated, not added', async () => {
  const { names } = await open({ isUpdate: true })
  expect(names('button')).toContain('Update · $ 60.00')
})
it('the quantity of a gift is the coupon’s, and it shows no price', async () => {
  const { names } = await open({ isGift: true })
  expect(names('button')).toEqual(['Update'])
})
