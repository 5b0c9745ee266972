import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { Printer, PrintJob, Station } from '@comanda/contract'
import { within } from '@comanda/ui/testing'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { printer, storedPrinter } from './printer-draft.ts'
import { Printers } from './printers.tsx'

const shop = sampleMenu.shop._id
const pass: Printer = {
  _id: 'p',
  shop,
  name: 'Pass',
  address: '192.168.1.50',
  width: 80,
  tickets: 'all',
  fallback: 'c',
  problem: 'paper',
}
const counter: Printer = { _id: 'c', shop, name: 'Counter', kind: 'cloudPrnt', width: 58 }
const wok: Station = { _id: 'w', shop, name: [{ lang: 'en', value: 'Wok' }], kind: 'prep' }
const job: PrintJob = {
  _id: 'j',
  shop,
  printer: 'p',
  kind: 'ticket',
  number: '012',
  status: 'waiting',
  tries: 2,
  problem: 'paper',
  createTime: '2026-03-02T10:00:00.000Z',
}

const open = async (printers: readonly Printer[] = [pass, counter], place = sampleMenu.shop) => {
  const server = scriptedConnection({
    'shops/subscribe create': () => ({ item: shop }),
    'printers find': () => printers,
    'stations find': () => [wok],
    'printJobs find': () => ({ data: [job] }),
    'printers create': (data) => ({ _id: 'n', ...(data as object) }),
    'printers patch': () => pass,
    'printers/test create': () => job,
    'printJobs/again create': () => job,
    'printers/pollingPath create': () => ({ path: '/api/printers/secret/jobs' }),
  })
  const { client } = staffClientOver(server.connection, sampleMenu)
  const screen = await renderForStaff(<Printers />, { client, shop: place })
  const sent = (name: string) =>
    server.calls.filter((call) => call.name === name).map(({ args }) => args.slice(0, 2))
  return { ...screen, sent }
}

test('PRINT-6.1: printers are listed with what they print, who takes over, and what is wrong', async () => {
  const { get } = await open()
  const card = within(get('listitem', 'Pass')).text()
  expect(card).toContain('Out of paper')
  expect(card).toContain('192.168.1.50 · 80 mm · Tickets of all stations · Then Counter')
})

test('PRINT-6.1: a new printer has an address, paper, and the tickets of some stations', async () => {
  const { press, fill, sent, text } = await open()
  await press('button', 'New printer')
  await fill('textbox', 'Name', ' Wok ')
  await fill('textbox', 'Address', '192.168.1.51')
  await fill('combobox', 'Paper', '58')
  await press('radio', 'Tickets of these stations')
  await press('button', 'Save')
  expect(text()).toContain('Choose at least one station.')
  expect(sent('printers create')).toEqual([])
  await press('checkbox', 'Wok')
  await press('checkbox', 'Opens a cash drawer')
  await press('button', 'Save')
  expect(sent('printers create').map(([data]) => data)).toEqual([
    {
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      shop,
      name: 'Wok',
      kind: 'escpos',
      address: '192.168.1.51',
      width: 58,
      tickets: 'stations',
      stations: ['w'],
      hasDrawer: true,
      order: 1,
    },
  ])
})

test('CAT-1.15: a printer chooses among the languages of the menu; the shop’s own is that of none', async () => {
  const italian = { ...sampleMenu.shop, languages: ['it' as const, 'en' as const, 'de' as const] }
  const { press, fill, get, sent } = await open([pass], italian)
  await press('button', 'Edit Pass')
  const languages = get('combobox', 'Language of its slips')
  expect(Array.from(languages.querySelectorAll('option'), (one) => one.textContent)).toEqual([
    'Italian',
    'English',
    'German',
  ])
  await fill('combobox', 'Language of its slips', 'de')
  await press('button', 'Save')
  expect(sent('printers patch')[0]?.[1]).toMatchObject({ locale: 'de' })
})

test('PRINT-6.1: a printer that asks shows its address once it is stored, and a new one on demand', async () => {
  const { press, fill, text } = await open()
  await press('button', 'New printer')
  await fill('textbox', 'Name', 'Cloud')
  await fill('combobox', 'How it is reached', 'cloudPrnt')
  await press('button', 'Save')
  expect(text()).toContain('/api/printers/secret/jobs')
})

test('PRINT-6.1: a printer in Star’s own mode has an address, too', async () => {
  const { press, fill, sent } = await open()
  await press('button', 'New printer')
  await fill('textbox', 'Name', 'Star')
  await fill('combobox', 'How it is reached', 'star')
  await fill('textbox', 'Address', '192.168.1.60')
  await press('button', 'Save')
  expect(sent('printers create')[0]?.[0]).toMatchObject({ kind: 'star', address: '192.168.1.60' })
})

test('PRINT-6.1: a test is printed, a slip is printed again, and a printer is taken out of use', async () => {
  const { press, sent } = await open()
  await press('button', 'Print a test at Pass')
  await press('button', 'Print again: Ticket 012')
  await press('switch', 'Pass is in use')
  expect(sent('printers/test create')).toMatchObject([[{ shop, printer: 'p' }, {}]])
  expect(sent('printJobs/again create')).toMatchObject([[{ shop, job: 'j' }, {}]])
  expect(sent('printers patch')).toEqual([['p', { status: 'disabled' }]])
})

test('what a printer has no more is removed, and what was left alone is not sent', () => {
  const some: Printer = { ...pass, tickets: 'stations', stations: ['w'] }
  const changed = storedPrinter({ ...printer.draftOf(some), tickets: '', fallback: '' })
  expect(printer.patchData(some, changed)).toEqual({
    tickets: null,
    stations: null,
    fallback: null,
  })
  const asks = storedPrinter({ ...printer.blank(), kind: 'cloudPrnt', address: '192.168.1.50' })
  expect(printer.createData(asks)).not.toHaveProperty('address')
})

test('without printers the screen says that displays suffice', async () => {
  expect((await open([])).text()).toContain('No printers yet')
})
