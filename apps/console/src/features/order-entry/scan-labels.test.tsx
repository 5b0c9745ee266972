import { orderEntryFor } from '@comanda/client/staff'
import {
  loadedEngine,
  sampleMenu,
  scriptedConnection,
  staffClientOver,
} from '@comanda/client/testing'
import type { Menu } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { act } from 'react'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { EntryForm } from './entry-form.tsx'

const scaleCodes = [
  { prefix: '21', carries: 'weight' as const, digits: 5, decimals: 3 },
  { prefix: '23', carries: 'price' as const, digits: 5, decimals: 2 },
]
const shop = { ...sampleMenu.shop, scaleCodes }
const beef = {
  _id: 'b00000000000000000000009',
  shop: shop._id,
  code: '123',
  name: [{ lang: 'en' as const, value: 'Beef' }],
  price: 128,
  byWeight: { unit: 'kg' as const, grams: 1000, tare: 20 },
}
const menu: Menu = { ...sampleMenu, shop, products: [...sampleMenu.products, beef] }

const open = async () => {
  const server = scriptedConnection({})
  const staff = staffClientOver(server.connection, menu)
  const entry = orderEntryFor(staff.client, { shop: shop._id, engine: loadedEngine })
  const context = entry.cart.state.get().offer
  if (!context) throw new Error('the menu is not there')
  const screen = await renderForStaff(
    <EntryForm
      entry={entry}
      menu={menu}
      context={context}
      session={undefined}
      type="takeAway"
      onType={() => undefined}
      onSent={() => undefined}
    />,
    { ...staff, shop },
  )
  const search = () => screen.get('searchbox', 'Dish or number, such as 2×17') as HTMLInputElement
  const scan = async (label: string) => {
    await screen.fill('searchbox', 'Dish or number, such as 2×17', label)
    await act(async () => search().form?.requestSubmit())
  }
  const lines = () =>
    entry.cart.state
      .get()
      .lines.map(({ weight, openKey, quantity }) => ({ weight, openKey, quantity }))
  return { ...screen, entry, search, scan, lines }
}

test('CAT-8.3, CAT-8.4: labels that are scanned into the order pad add their dish, at the price that they say', async () => {
  const { entry, scan, lines, text, search, get } = await open()
  await scan('2100123003501')
  expect(lines()).toEqual([{ weight: 350, openKey: undefined, quantity: 1 }])
  expect(text()).toContain('Beef · 0.350 kg')
  await scan('2×２３00123044904')
  expect(lines()[1]).toEqual({ weight: 351, openKey: -0.03, quantity: 2 })
  expect(entry.cart.state.get().result?.totals.total).toBe(134.6)
  const cart = within(get('complementary', 'This order'))
  expect(cart.text()).toContain('0.351 kg')
  await scan('2100123003502')
  expect(text()).toContain('A check digit of this label is wrong')
  await scan('2100999003506')
  expect(search().value).toBe('')
  expect(lines()).toHaveLength(2)
})

test('CAT-8.3: digits that no field takes go to the search, not to what was pressed last', async () => {
  const { search, get } = await open()
  const tile = get('button', 'Tea $ 20 .00')
  tile.focus()
  const type = (key: string) =>
    tile.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  type('a')
  expect(document.activeElement).toBe(tile)
  type('2')
  expect(document.activeElement).toBe(search())
})

test('CAT-8.4: another weight of a labelled line has the price of that weight', async () => {
  const { scan, press, fill, lines, all } = await open()
  await scan('2300123044904')
  const [line] = all('button').filter((button) => button.classList.contains('entry-line'))
  await act(async () => line?.click())
  await fill('textbox', 'Weight on the scale (g)', '420')
  await press('button', 'Change · $ 51.20')
  expect(lines()).toEqual([{ weight: 400, openKey: undefined, quantity: 1 }])
})
