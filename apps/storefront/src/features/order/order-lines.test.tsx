import { sampleOrder, sampleTable } from '@comanda/client/testing'
import type { TableSession } from '@comanda/contract'
import { expect, it } from 'vitest'
import { dinerAt, renderForDiner } from '../../testing/render-for-diner.tsx'
import { OrderLines } from './order-lines.tsx'

const lineOf = (id: string, seq: number, name: string) => {
  const shown = { quantity: 1, optionNames: [], takeAway: false, relatedTreePrice: 40 }
  return { ...shown, id, seq, name: [{ lang: 'en', value: name }] }
}

const lines: unknown = [lineOf('a', 1, 'Toast'), lineOf('b', 2, 'Tea'), lineOf('c', 3, 'Soup')]
const products = lines as TableSession['products']
const ordersOf = (...guests: readonly (number | undefined)[]) =>
  guests.map((guest, index) =>
    sampleOrder({
      _id: String(index).repeat(24),
      seq: index + 1,
      ...(guest === undefined ? {} : { guest }),
    }),
  )

const show = async (orders: TableSession['orders'], own: number) => {
  const session = sampleTable({ products, orders })
  const diner = await dinerAt({ session })
  diner.client.session.guest.learn(session._id, own)
  const { all } = await renderForDiner(<OrderLines session={session} />, {}, diner)
  return all('listitem').map((item) => item.textContent)
}

it('ORDER-4.4: a shared bill says who ordered each line; what staff entered names nobody', async () => {
  const [toast, tea, soup] = await show(ordersOf(1, 2, undefined), 2)
  expect(toast).toContain('Guest 1')
  expect(tea).toContain('You')
  expect(soup).not.toMatch(/Guest|You/)
})
it('CAT-7.3: a dish that was weighed says how much it is', async () => {
  const goose = { ...lineOf('a', 1, 'Goose'), weight: 350 } as unknown
  const session = sampleTable({ products: [goose] as TableSession['products'] })
  const { text } = await renderForDiner(<OrderLines session={session} />, {}, await dinerAt({}))
  expect(text()).toContain('0.350 kg')
})
it('ORDER-4.4: a bill of one device does not', async () => {
  for (const text of await show(ordersOf(1, 1, 1), 1)) expect(text).not.toMatch(/Guest|You/)
})

const whose = ({ id }: TableSession['products'][number]) => (id === 'a' ? 'Owl' : undefined)

it('TABLE-6.7: a dish of the cart of a table names whose it is, not who ordered it', async () => {
  const session = sampleTable({ products, orders: ordersOf(1, 2) })
  const { all } = await renderForDiner(
    <OrderLines session={session} whose={whose} />,
    {},
    await dinerAt({ session }),
  )
  const [toast, tea] = all('listitem').map((item) => item.textContent)
  expect(toast).toContain('Owl')
  expect(toast).not.toContain('Guest 1')
  expect(tea).toContain('Guest 2')
})
