import {
  sampleMenu,
  type Script,
  scriptedConnection,
  staffClientOver,
} from '@comanda/client/testing'
import type { TableViewItem } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { TableCodes } from './table-codes.tsx'

const table = (name: string, rest: Partial<TableViewItem> = {}): TableViewItem => ({
  _id: `id-${name}`,
  shop: sampleMenu.shop._id,
  name,
  ...rest,
})

const open = async (
  find: () => readonly TableViewItem[],
  shop = { ...sampleMenu.shop, openTakeAway: false },
  script: Script = {},
) => {
  const { connection } = scriptedConnection({
    'tableViewItems find': find,
    'tableCodes find': () => find().map(({ _id }) => ({ _id, table: _id })),
    ...script,
  })
  return renderForStaff(<TableCodes />, { client: staffClientOver(connection).client, shop })
}

test('tables are listed by area; those without one under "Tables"', async () => {
  const { names } = await open(() => [table('1', { area: 'Terrace' }), table('2')])
  expect(names('heading')).toEqual(['Table codes', 'Terrace', '1', 'Tables', '2'])
})

test('ROUTE-2.2: the code and the link of a table lead to its shop and table', async () => {
  const { get } = await open(() => [table('A1', { capacity: 4 })])
  const card = within(get('article', 'A1'))
  expect(card.get('link', 'Link of table A1').getAttribute('href')).toBe(
    `https://eat.example/t?id=${sampleMenu.shop._id}&t=id-A1`,
  )
  expect(card.get('img', 'Code of table A1')).toBeDefined()
  expect(card.text()).toContain('Harbour')
  expect(card.text()).toContain('4 seats')
})

test('the link of a table is copied, and a toast says so', async () => {
  const { press, text, copied } = await open(() => [table('A1')])
  await press('button', 'Copy link: A1')
  expect(await copied()).toBe(`https://eat.example/t?id=${sampleMenu.shop._id}&t=id-A1`)
  expect(text()).toContain('Link of table A1 copied')
})

test('ROUTE-2.2: a shop that is open for take-away has a code for its door', async () => {
  const { get, names } = await open(() => [], { ...sampleMenu.shop, openTakeAway: true })
  expect(names('article')).toEqual(['Takeaway'])
  const link = within(get('article', 'Takeaway')).get('link', 'Link of table Takeaway')
  expect(link.getAttribute('href')).toBe(`https://eat.example/?id=${sampleMenu.shop._id}`)
})

test('STAFF-10.12: the chosen codes are printed, in two languages, with the network', async () => {
  const { press, get, window } = await open(() => [table('A1'), table('A2')])
  await press('button', 'Print')
  const sheet = within(get('dialog'))
  await sheet.press('radio', 'Only these')
  await sheet.press('checkbox', 'A2')
  await sheet.press('radio', 'Medium: about four on a sheet')
  await sheet.fill('combobox', 'Second language', 'zh-hk')
  await sheet.fill('textbox', 'Guests’ Wi-Fi', 'Lantern')
  await sheet.fill('textbox', 'Its password', 'noodles8')
  await sheet.press('button', 'Print')
  expect(window.print).toHaveBeenCalledOnce()
  expect(get('article', 'A1').dataset['printed']).toBe('false')
  const card = get('article', 'A2')
  expect(card.dataset['printed']).toBe('true')
  await vi.waitFor(() => expect(within(card).text()).toContain('掃碼點餐'))
  expect(within(card).text()).toContain('Lantern noodles8')
  expect(within(card).get('img', 'Code of the network Lantern')).toBeDefined()
})

test('a shop without tables says so', async () => {
  const { text } = await open(() => [])
  expect(text()).toContain('No tables yet')
})

test('tables that failed to load say why, and are loaded again', async () => {
  let isDown = true
  const { text, press, names } = await open(() => {
    if (isDown) throw new Error('The server is down')
    return [table('A1')]
  })
  expect(text()).toContain('The tables could not be loaded')
  expect(text()).toContain('The server is down')
  isDown = false
  await press('button', 'Try again')
  expect(names('article')).toEqual(['A1'])
})

afterEach(() => vi.useRealTimers())

/** Makes codes that are valid for ten minutes at any time of another clock, and counts them. */
const shows = () => {
  const made = { count: 0 }
  const show = () => ({
    code: `shown-${++made.count}`,
    validFrom: '2020-01-01T12:00:00Z',
    validUntil: '2020-01-01T12:10:00Z',
  })
  return { made, show }
}
const openShown = async (script: Script) => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const screen = await open(() => [table('A1')], undefined, script)
  await screen.press('button', 'Show a code of table A1')
  return screen
}

test('SESS-9.4: a code of a table is shown to a party, counts down, and is replaced before it ends', async () => {
  const { made, show } = shows()
  const { get, text, act } = await openShown({ 'tableCodes/show create': show })
  expect(within(get('alertdialog', 'Table A1')).get('img', 'Code of table A1')).toBeDefined()
  expect(text()).toContain('The next code follows in 9:00')
  await act(() => vi.advanceTimersByTime(61_000))
  expect(text()).toContain('The next code follows in 7:59')
  expect(made.count).toBe(1)
  await act(() => vi.advanceTimersByTime(8 * 60_000))
  expect(text()).toContain('The next code follows in 9:00')
  expect(made.count).toBe(2)
})

test('SESS-9.4: a code that was not made says why, and is tried again', async () => {
  let isDown = true
  const { show } = shows()
  const { press, text } = await openShown({
    'tableCodes/show create': () => {
      if (isDown) throw new Error('The server is down')
      return show()
    },
  })
  expect(text()).toContain('The server is down')
  isDown = false
  await press('button', 'Try again')
  expect(text()).toContain('The next code follows in 9:00')
})

test('PRINT-6.4: with a printer of receipts, the code of one table is printed by it', async () => {
  const jobs: object[] = []
  const { shop } = sampleMenu
  const staff = [{ role: 'cashier', shop: shop._id }]
  const cashier = { _id: 'u', name: 'Ada', email: 'ada@eat.example', staff }
  const { connection } = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user: cashier }),
    'tableViewItems find': () => [table('A1')],
    'tableCodes find': () => [{ _id: 'id-A1', table: 'id-A1' }],
    'printers find': () => [{ _id: 'p', shop: shop._id, name: 'Counter', receipts: true }],
    'printJobs/slip create': (data: object) => {
      jobs.push(data)
      return {}
    },
  })
  const { client } = staffClientOver(connection)
  await client.authentication.signIn('ada@eat.example', 'Secret123')
  const { press, get } = await renderForStaff(<TableCodes />, { client })
  await vi.waitFor(() => get('button', 'Print the code of A1'))
  await press('button', 'Print the code of A1')
  expect(jobs).toMatchObject([
    {
      locale: 'en',
      slip: [
        { kind: 'text', text: 'Harbour' },
        { kind: 'banner', text: 'A1' },
        { kind: 'codes', texts: [`https://eat.example/t?id=${shop._id}&t=id-A1`] },
        { kind: 'text' },
      ],
    },
  ])
})

test('SESS-9.5: a manager renews the printed code once it is confirmed', async () => {
  const { press, get, text } = await open(() => [table('A1')], undefined, {
    'tableCodes/renew create': () => ({ code: 'renewed' }),
  })
  await press('button', 'Renew the printed code of table A1')
  expect(text()).toContain('The code on the table stops working')
  await press('button', 'Renew printed code')
  expect(text()).toContain('Table A1 has a new code')
  expect(get('link', 'Link of table A1').getAttribute('href')).toBe(
    `https://eat.example/t?id=${sampleMenu.shop._id}&t=renewed`,
  )
})

test('SESS-9.5: a table whose code is missing shows none until it is renewed', async () => {
  const { press, get, text } = await open(() => [table('A1')], undefined, {
    'tableCodes find': () => [],
    'tableCodes/renew create': () => ({ code: 'renewed' }),
  })
  expect(within(get('article', 'A1')).names('link')).toEqual([])
  expect(text()).toContain('This table has no printed code')
  await press('button', 'Renew the printed code of table A1')
  await press('button', 'Renew printed code')
  expect(get('link', 'Link of table A1').getAttribute('href')).toContain('t=renewed')
})

test('SESS-9.5: a code that was not renewed stays, and the reason is shown', async () => {
  const { press, get, text } = await open(() => [table('A1')], undefined, {
    'tableCodes/renew create': () => {
      throw new Error('Only managers may do that')
    },
  })
  await press('button', 'Renew the printed code of table A1')
  await press('button', 'Renew printed code')
  expect(text()).toContain('was not renewed: Only managers may do that')
  expect(get('link', 'Link of table A1').getAttribute('href')).toContain('t=id-A1')
})
