import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { Station, Ticket } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { beforeEach, expect, test, vi, onTestFinished } from 'vitest'
import { fakeAudio } from '../../testing/fake-audio.ts'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { KitchenPage } from './kitchen-page.tsx'

beforeEach(() => {
  fakeAudio()
})

const shop = sampleMenu.shop._id
const noodles = [
  { lang: 'en' as const, value: 'Noodles' },
  { lang: 'cht' as const, value: '麵' },
]

const ticket = (number: string, own: Partial<Ticket> = {}): Ticket => ({
  _id: number,
  shop,
  session: 's',
  order: number,
  seq: 1,
  number,
  type: 'dineIn',
  tableName: '5',
  kind: 'new',
  lines: [{ id: '1', name: noodles, shortName: [], quantity: 2, options: [] }],
  status: 'open',
  createTime: new Date(Date.now() - Number(number) * 1000).toISOString(),
  version: 1,
  station: 'wok',
  ...own,
})

const wok: Station = { _id: 'wok', shop, name: [{ lang: 'en', value: 'Wok' }], kind: 'prep' }

const open = async (tickets: readonly Ticket[], stations: readonly Station[] = [wok]) => {
  const answer =
    (status: Ticket['status']) =>
    ({ ticket: id }: { ticket: string }) => {
      const known = tickets.find(({ _id }) => _id === id)
      if (!known) throw new Error('unknown')
      return { ...known, status, version: 2 }
    }
  const server = scriptedConnection({
    'shops/subscribe create': () => ({ item: shop }),
    'stations find': () => stations,
    'tickets find': ({ status }: { status: string }) => ({
      data: tickets.filter((one) => one.status === status),
    }),
    'tickets/bump create': answer('done'),
    'tickets/recall create': answer('open'),
  })
  const { client } = staffClientOver(server.connection)
  const onStation = vi.fn<(station: string) => void>()
  const page = <KitchenPage station="wok" onStation={onStation} />
  const screen = await renderForStaff(page, { client })
  const sent = (path: string) =>
    server.calls.filter(({ name }) => name === `${path} create`).map(({ args }) => args[0])
  return { ...screen, server, sent }
}

test('KITCHEN-3.2: the oldest ticket comes first, and dishes are in the language of the station', async () => {
  const chinese = { ...wok, locale: 'zh-hk' as const, secondLocale: 'en' as const }
  const { all, text } = await open([ticket('001'), ticket('002')], [chinese])
  expect(all('article').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Order 002',
    'Order 001',
  ])
  expect(text()).toContain('2× 麵 Noodles')
})

test('CAT-7.3: a display says how much of a dish was weighed', async () => {
  const [line] = ticket('001').lines
  const { text } = await open([ticket('001', { lines: [{ ...line!, weight: 350 }] })])
  expect(text()).toContain('0.350 kg')
})

test('KITCHEN-3.8: of many tickets the first are drawn, and more as they come near', async () => {
  let near: (() => void) | undefined
  class Observer {
    constructor(see: (entries: readonly object[]) => void) {
      near = () => see([{ isIntersecting: true }])
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  onTestFinished(() => void vi.unstubAllGlobals())
  const many = Array.from({ length: 60 }, (_, at) => ticket(String(at + 1).padStart(3, '0')))
  const { all, settle, text } = await open(many)
  expect(all('article')).toHaveLength(36)
  expect(text()).toContain('60')
  await settle(() => near?.())
  expect(all('article')).toHaveLength(60)
})

test('KITCHEN-3.3: a press of a dish marks it, a press of the head ends the ticket, and its toast takes it back', async () => {
  const two = ticket('001').lines.flatMap((dish) => [dish, { ...dish, id: '2' }])
  const { get, press, names, sent } = await open([ticket('001', { lines: two })])
  const [first] = within(get('article', 'Order 001')).all('button').slice(1)
  if (!first) throw new Error('no dish')
  expect(first.getAttribute('aria-pressed')).toBe('false')
  await press('button', 'Done: order 001')
  expect(names('article')).toEqual([])
  expect(sent('tickets/bump')).toEqual([{ shop, ticket: '001' }])
  await press('button', 'Undo')
  expect(names('article')).toEqual(['Order 001'])
  expect(sent('tickets/recall')).toEqual([{ shop, ticket: '001' }])
})

test('KITCHEN-3.5: the digits of a bump bar end tickets, and 0 recalls the last one', async () => {
  const { document, settle, names, sent } = await open([ticket('001'), ticket('002')])
  const key = (digit: string) =>
    settle(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: digit, bubbles: true }))
    })
  await key('2')
  expect(names('article')).toEqual(['Order 002'])
  await key('0')
  expect(names('article')).toEqual(['Order 002', 'Order 001'])
  await key('9')
  expect(sent('tickets/bump')).toHaveLength(1)
})

test('KITCHEN-3.6: what is not to be made, a move and what else was ordered are shown in words', async () => {
  const off = ticket('001').lines.map((dish) => ({ ...dish, isOff: true as const }))
  const { get } = await open([
    ticket('001', { kind: 'cancel', lines: off }),
    ticket('002', { kind: 'note', movedFrom: '4', lines: [] }),
    ticket('003', { seq: 2 }),
  ])
  const textOf = (number: string) => within(get('article', `Order ${number}`)).text()
  expect(textOf('001')).toContain('−2')
  expect(textOf('001')).toContain('Do not make')
  expect(textOf('002')).toContain('Moved: 4 → 5')
  expect(textOf('003')).toContain('More for this order')
})

test('KITCHEN-5.1, KITCHEN-5.3: a display that prints has each new ticket on paper in the language of its station, once', async () => {
  const print = vi.fn<() => void>()
  const chinese = { ...wok, locale: 'zh-hk' as const, secondLocale: 'en' as const }
  const { press, settle, server, document } = await open([ticket('001')], [chinese])
  const spied = vi.spyOn(window, 'print').mockImplementation(print)
  const slip = () => document.querySelector('.ticket-slip')?.textContent
  const papered = () => settle(() => window.dispatchEvent(new Event('afterprint')))
  await press('button', 'Print tickets')
  expect(print).not.toHaveBeenCalled()
  await settle(() => server.dispatch('tickets created', ticket('002', { kind: 'cancel' })))
  expect(print).toHaveBeenCalledTimes(1)
  expect(slip()).toContain('002Table 5')
  expect(slip()).toContain('Do not make')
  expect(slip()).toContain('2× 麵Noodles')
  expect(slip()).not.toContain('COPY')
  await papered()
  expect(slip()).toBeUndefined()
  await press('button', 'Print the last again')
  expect(slip()).toContain('COPY')
  await papered()
  expect(print).toHaveBeenCalledTimes(2)
  spied.mockRestore()
})

test('allergies stand on a ticket in the language of the station, with the words of the guest (KITCHEN-5.4)', async () => {
  const peanuts = [
    { lang: 'en' as const, value: 'Peanuts' },
    { lang: 'cht' as const, value: '花生' },
  ]
  const allergies = [{ names: [peanuts], text: 'Peanut allergy' }]
  const { get } = await open([ticket('001', { allergies })], [{ ...wok, locale: 'zh-hk' }])
  expect(within(get('article', 'Order 001')).text()).toContain('Allergy: 花生 Peanut allergy')
})
