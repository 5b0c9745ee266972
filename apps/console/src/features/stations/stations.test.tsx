import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { Station } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { enteredStation, isComplete, station, storedStation } from './station-draft.ts'
import { Stations } from './stations.tsx'

const { shop, products } = sampleMenu
const [dish] = products
const named = (value: string) => [{ lang: 'en' as const, value }]
const wok: Station = { _id: 'w', shop: shop._id, name: named('Wok'), kind: 'prep', order: 1 }
const bar: Station = {
  ...wok,
  _id: 'b',
  name: named('Bar'),
  order: 2,
  area: 'waterBar',
  printers: ['BAR-1'],
  locale: 'zh-hk',
  secondLocale: 'en',
}

const open = async (stations: readonly Station[] = [wok, bar]) => {
  const server = scriptedConnection({
    'shops/subscribe create': () => ({ item: shop._id }),
    'stations find': () => stations,
    'stations create': () => wok,
    'stations patch': () => wok,
  })
  const { client } = staffClientOver(server.connection, sampleMenu)
  const screen = await renderForStaff(<Stations />, { client })
  const sent = (name: string) =>
    server.calls.filter((call) => call.name === name).map(({ args }) => args.slice(0, 2))
  return { ...screen, sent }
}

test('KITCHEN-2.4: stations are listed in their order, with what they make and in which languages', async () => {
  const { all } = await open()
  const [first, second] = all('listitem').map((item) => within(item).text())
  expect(first).toContain('Wok Makes dishes · All that no other station makes')
  expect(second).toContain('Bar Makes dishes · BAR-1 · Traditional Chinese + English')
})

test('KITCHEN-2.4: a new station has names, dishes, languages and minutes; one that makes nothing is not sent', async () => {
  const { press, fill, sent, text } = await open()
  await press('button', 'New station')
  await fill('textbox', 'Name in English', 'Soup')
  await press('button', 'Save')
  expect(text()).toContain('Choose at least one category or dish.')
  expect(sent('stations create')).toEqual([])
  const name = dish?.name.find(({ lang }) => lang === 'en')?.value ?? ''
  await fill('searchbox', 'Find single dishes', name)
  await press('checkbox', name)
  await fill('combobox', 'Dishes are shown in', 'zh-hk')
  await fill('spinbutton', 'It is late after, in minutes optional', '15')
  await press('checkbox', 'New tickets ring')
  await press('button', 'Save')
  expect(sent('stations create').map(([data]) => data)).toEqual([
    {
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      shop: shop._id,
      name: named('Soup'),
      kind: 'prep',
      products: [dish?._id],
      locale: 'zh-hk',
      lateMinutes: 15,
      isSilent: true,
      order: 3,
    },
  ])
})

test('KITCHEN-2.4: a station is moved, and taken out of use at once', async () => {
  const { press, sent } = await open()
  await press('button', 'Move Bar up')
  await press('switch', 'Wok is in use')
  expect(sent('stations patch')).toEqual([
    ['b', { order: 1 }],
    ['w', { order: 2 }],
    ['w', { status: 'disabled' }],
  ])
})

test('what a station has no more is removed, and what was left alone is not sent', () => {
  const draft = enteredStation(bar)
  const changed = storedStation({ ...draft, makesOthers: true, locale: '' })
  expect(station.patchData(bar, changed)).toEqual({ printers: null, locale: null })
  const named = storedStation({ ...draft, printers: ' A, B，A ' })
  expect(station.createData(named).printers).toEqual(['A', 'B'])
})

test('a ticket stands out before it is late, and a station is for some type of orders', () => {
  const draft = { ...enteredStation(undefined), makesOthers: true }
  expect(isComplete(draft)).toBe(true)
  expect(isComplete({ ...draft, warnMinutes: '20', lateMinutes: '10' })).toBe(false)
  expect(isComplete({ ...draft, orderTypes: [] })).toBe(false)
  expect(isComplete({ ...draft, kind: 'expo', makesOthers: false })).toBe(true)
})

test('without stations the screen says how to begin', async () => {
  expect((await open([])).text()).toContain('No stations yet')
})
