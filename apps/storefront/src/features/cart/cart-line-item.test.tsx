import { sampleIds, sampleMenu } from '@comanda/client/testing'
import type { Menu } from '@comanda/contract'
import { useStore } from '@comanda/client/react'
import { textOf } from '@comanda/ui/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { notices } from '../../notices/notice.ts'
import { dinerAt, renderForDiner } from '../../testing/render-for-diner.tsx'
import { CartLineItem } from './cart-line-item.tsx'
import { lineProblems } from './line-problem.ts'

const { noodles, tea } = sampleIds
const onEdit = vi.fn<(line: string) => void>()

type Diner = Awaited<ReturnType<typeof dinerAt>>

/** The lines of the cart as its page lists them. */
const Lines = ({ cart }: { cart: Diner['client']['cart'] }) => {
  const { lines, context, result, issues } = useStore(cart.state)
  if (!context) return null
  const problems = lineProblems(lines, issues, context)
  return lines.map((line) => (
    <CartLineItem
      key={line.id}
      {...{ line, context, result, onEdit }}
      problem={problems.get(line.id)}
    />
  ))
}

const open = async (product: string, quantity: number, menu: Menu = sampleMenu) => {
  const diner = await dinerAt({ menu })
  diner.client.cart.add({ product, quantity })
  const screen = await renderForDiner(<Lines cart={diner.client.cart} />, {}, diner)
  return { ...screen, diner, lines: () => diner.client.cart.state.get().lines }
}

afterEach(() => {
  notices.set([])
  onEdit.mockReset()
})

it('shows the dish, its quantity and the price of all of it', async () => {
  const { get, document } = await open(tea, 2)
  expect(textOf(get('group', 'Quantity of Tea'))).toContain('2')
  expect(document.body.textContent).toContain('$\u202F40.00')
})
it('the stepper changes the quantity, and the price follows (SCREEN-1.3)', async () => {
  const { press, document, lines } = await open(tea, 2)
  await press('button', 'Increase quantity')
  expect(lines()[0]?.quantity).toBe(3)
  expect(document.body.textContent).toContain('$\u202F60.00')
})
it('a guest takes no more of a dish at the price that staff set by hand (KIOSK-8.4)', async () => {
  const { get, lines, act, diner } = await open(tea, 2)
  const [line] = lines()
  await act(() =>
    diner.client.cart.setByHand(line?.id ?? '', { field: 'overridePrice', value: 1, of: 20 }),
  )
  expect(get('button', 'Increase quantity').hasAttribute('disabled')).toBe(true)
  expect(get('button', 'Decrease quantity').hasAttribute('disabled')).toBe(false)
})
it('the decrease button of the last one removes the line; the notice undoes it', async () => {
  const { press, lines, act } = await open(tea, 1)
  await press('button', 'Remove Tea')
  expect(lines()).toEqual([])
  const [notice] = notices.get()
  expect(notice?.text).toBe('Removed: Tea')
  await act(() => notice?.action?.run())
  expect(lines()).toMatchObject([{ product: tea, quantity: 1 }])
})
it('the name opens the line', async () => {
  const { press, lines } = await open(tea, 1)
  await press('button', 'Change Tea')
  expect(onEdit).toHaveBeenCalledExactlyOnceWith(lines()[0]?.id)
})
it('CART-5.5: a line of more than is left says so, and takes what is left by one press', async () => {
  const { press, all, lines } = await open(noodles, 5)
  expect(all('status').map(textOf).join()).toContain('Only 3 left')
  await press('button', 'Take 3')
  expect(lines()[0]?.quantity).toBe(3)
  expect(all('status').map(textOf).join()).not.toContain('left')
})
it('while an order is under way nothing of the line can be changed', async () => {
  const { act, client, press, lines, get } = await open(tea, 2)
  await act(() => client.cart.lock(true))
  await press('button', 'Increase quantity')
  expect(lines()[0]?.quantity).toBe(2)
  expect(get('button', 'Change Tea').hasAttribute('disabled')).toBe(true)
})
it('only at a table can a dish be packed to go', async () => {
  const takeAway = await open(tea, 1)
  expect(takeAway.all('checkbox')).toEqual([])
  await takeAway.close()
  const diner = await dinerAt({ menu: sampleMenu, visit: { mode: 'dineIn' } })
  diner.client.cart.add({ product: tea, quantity: 1 })
  const { press } = await renderForDiner(<Lines cart={diner.client.cart} />, {}, diner)
  await press('checkbox', 'Pack this to go')
  expect(diner.client.cart.state.get().lines[0]?.takeAway).toBe(true)
})
it('CART-7.4: while the order is being sent, a line is neither changed nor said to be removed', async () => {
  const { get, act, diner, lines } = await open(tea, 1)
  await act(() => diner.client.cart.lock(true))
  expect(get('button', 'Remove Tea').hasAttribute('disabled')).toBe(true)
  expect(get('button', 'Increase quantity').hasAttribute('disabled')).toBe(true)
  expect(lines()).toHaveLength(1)
})
