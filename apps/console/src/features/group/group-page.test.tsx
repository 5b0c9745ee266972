import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { CopyMenuData, Shop, ShopsReportData, User } from '@comanda/contract'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { GroupPage } from './group-page.tsx'

const shop = (_id: string, name: string, own: Partial<Shop> = {}): Shop => ({
  ...sampleMenu.shop,
  _id,
  name: [{ lang: 'en', value: name }],
  ...own,
})
const here = { ...sampleMenu.shop }
const shops = [
  here,
  shop('b', 'Peak'),
  shop('c', 'Taipei', { currency: 'TWD' }),
  shop('d', 'Harbour', { beingSetUp: true }),
]
const totals: Readonly<Record<string, number>> = { [here._id]: 300, b: 1200, c: 9000 }

const open = async (user: User) => {
  const { connection, calls } = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user }),
    'shops find': () => shops,
    'reports/shops create': (data: ShopsReportData) => ({
      rows: data.shops.map((id) => ({
        shop: id,
        bills: 4,
        guests: 9,
        total: totals[id] ?? 0,
        discounts: -10,
        before: id === 'b' ? 1000 : 0,
        open: 2,
      })),
    }),
    'menus/compare create': ({ shop: id }: CopyMenuData) => ({
      changes: id === 'b' ? [{}, {}] : [],
      problems: [],
    }),
    'menus/copy create': () => ({ changes: 2, problems: [], version: 5 }),
  })
  const { client } = staffClientOver(connection)
  await client.authentication.signIn('owner@eat.example', 'Secret123')
  const days = { from: '2026-03-03', to: '2026-03-03' }
  const screen = await renderForStaff(
    <GroupPage {...days} onPeriod={() => undefined} onSetup={() => undefined} />,
    { client, shop: here },
  )
  return { ...screen, sent: (path: string) => calls.filter(({ name }) => name === path) }
}
const owner: User = { _id: 'u', staff: [{ role: 'owner' }] }

test('GROUP-3.1, GROUP-3.2: shops stand side by side, with sums by currency and the week before', async () => {
  const { text } = await open(owner)
  await expect.poll(text).toContain('$ 1,200.00')
  expect(text()).toContain('+20% on the week before')
  expect(text()).toContain(
    '4 bills · 9 guests · $ 300.00 a bill · $ 10.00 of discounts · 2 open now',
  )
  expect(text()).toContain('Sales in TWD')
  expect(text()).toContain('$ 1,500.00')
})

test('GROUP-1.4: a shop that is being set up leads to its setup', async () => {
  const { names } = await open(owner)
  await expect.poll(() => names('button')).toContain('Continue setting up')
})

test('GROUP-2.5: a menu is compared, then sent; other currencies are left out', async () => {
  const { press, text, names, sent } = await open(owner)
  await expect.poll(() => names('button')).toContain('Send a menu')
  await press('button', 'Send a menu')
  expect(text()).toContain('1 shop has another currency.')
  await press('checkbox', 'All shops')
  await press('button', 'See what changes in 2 shops')
  await expect.poll(text).toContain('2 changes')
  expect(text()).toContain('Has this menu already')
  await press('button', 'Publish in 1 shop')
  await expect.poll(text).toContain('Published: 2 changes, version 5')
  expect(sent('menus/copy create').map(({ args }) => args[0])).toMatchObject([
    { shop: 'b', from: here._id, prices: 'keep', publish: true },
  ])
})

test('GROUP-3.3: a manager of several shops reads them, and changes nothing', async () => {
  const staff = ['b', 'c'].map((id) => ({ role: 'manager' as const, shop: id }))
  const { names } = await open({ _id: 'u', staff })
  await expect.poll(() => names('link')).toContain('Peak')
  expect(names('button')).not.toContain('New shop')
})
