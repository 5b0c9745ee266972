import { sampleIds, sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { ImportMenuResult } from '@comanda/contract'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../../testing/render-for-staff.tsx'
import { MenuFileSheet } from './menu-file-sheet.tsx'

const { noodles } = sampleIds

const open = async (result: ImportMenuResult) => {
  let applied = 0
  const server = scriptedConnection({
    'menus/import create': () => result,
    'menus/apply create': () => ({ changes: result.changes.length, problems: [] }),
  })
  const screen = await renderForStaff(
    <MenuFileSheet menu={sampleMenu} onApplied={() => (applied += 1)} onClosed={() => undefined} />,
    staffClientOver(server.connection, sampleMenu),
  )
  const choose = async (name: string, text: string): Promise<void> => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    const files = [new File([text], name)]
    Object.defineProperty(input, 'files', { configurable: true, value: files })
    await screen.settle(() => {
      input?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await expect.poll(() => server.count('menus/import create')).toBe(1)
    await screen.settle(() => undefined)
  }
  return { ...screen, server, choose, applied: () => applied }
}

test('IMPORT-4.1, IMPORT-4.2: what a file changes is shown in words, and put into the draft', async () => {
  const price = { path: 'products', record: noodles, kind: 'change', field: 'price' } as const
  const { choose, text, press, applied } = await open({
    changes: [{ ...price, from: 60, to: 65 }],
    problems: [],
  })
  await choose('menu.csv', 'name,price\nNoodles,65')
  expect(text()).toContain('All columns are understood')
  expect(text()).toContain('0 dishes are new, 1 record changes.')
  expect(text()).toContain('Price $ 60.00 $ 65.00')
  await press('button', 'Put 1 change into the draft')
  expect(applied()).toBe(1)
})

test('IMPORT-4.1: what cannot be used is shown by row and column, and nothing can be put into the draft', async () => {
  const { choose, text, names } = await open({
    changes: [],
    problems: [{ row: 2, column: 'price', code: 'priceInvalid', text: '6x' }],
  })
  await choose('menu.csv', 'name,price,spice\nNoodles,6x,hot')
  expect(text()).toContain('1 column is not used')
  expect(text()).toContain('Line 2 Price: “6x” is not a price.')
  expect(names('button').filter((name) => name.includes('draft'))).toEqual([])
})

const add = (record: string, to: object) =>
  ({ path: 'products', record, kind: 'add', to: { shop: sampleMenu.shop._id, ...to } }) as const
const named = (en: string, cht: string) => [
  { lang: 'en', value: en },
  { lang: 'cht', value: cht },
]

test('IMPORT-4.6, IMPORT-1.13: dishes are shown as they will be, those that look odd first, and how many are left out', async () => {
  const [soup, tea] = ['7'.repeat(24), '8'.repeat(24)]
  const category = '9'.repeat(24)
  const { choose, text } = await open({
    changes: [
      {
        path: 'categories',
        record: category,
        kind: 'add',
        to: { _id: category, name: named('Drinks', '飲品') },
      },
      add(tea, { _id: tea, name: named('Tea', '茶'), price: 20, category }),
      add(soup, { _id: soup, name: named('Soup 48', '湯'), price: 4800 }),
    ],
    problems: [],
    leftOut: 2,
  })
  await choose('menu.csv', 'name,price\nTea,20')
  const shown = text()
  expect(shown).toContain('2 rows are left out: the file says that they are not sold.')
  expect(shown).toContain('1 dish looks odd and comes first.')
  expect(shown).toMatch(
    /Soup 48 · 湯.*Much dearer than the others.*No category.*A price in the name\?.*\$ 4,800\.00.*Tea · 茶.*\$ 20\.00/s,
  )
})

test('IMPORT-5.3: what the columns of an export of a program have can be said, too', async () => {
  const { choose, text, press, server } = await open({ changes: [], problems: [] })
  await choose('products.csv', 'Type,SKU,Name,Published,Regular price\nsimple,1,Tea,1,20')
  expect(text()).toContain('Exported by WooCommerce')
  await press('button', 'Say what each column has')
  await expect.poll(() => server.count('menus/import create')).toBe(2)
  expect(text()).toContain('columns are not used')
})
