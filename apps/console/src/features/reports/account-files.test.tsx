import { scriptedConnection, sampleMenu, staffClientOver } from '@comanda/client/testing'
import type { BookkeepingSetting } from '@comanda/contract'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { AccountFiles } from './account-files.tsx'

const shop = sampleMenu.shop._id
const saved: BookkeepingSetting = {
  _id: 'a'.repeat(24),
  shop,
  accounts: { cash: '1000' },
  rates: [{ percent: 19, sales: '8400' }],
  methods: [],
}
const tax = { _id: 'f'.repeat(24), name: [{ lang: 'en', value: 'VAT' }], percent: 7 }
const octopus = { _id: 'e'.repeat(24), name: [{ lang: 'en', value: 'Octopus' }], type: 'counter' }

const open = async (found: readonly BookkeepingSetting[], timeZone = 'Europe/Berlin') => {
  const server = scriptedConnection({
    'bookkeepingSettings find': () => found,
    'bookkeepingSettings create': () => saved,
    'bookkeepingSettings patch': () => saved,
    'taxSettings find': () => [tax],
    'paymentMethods find': () => [octopus],
    'channels find': () => [],
  })
  const screen = await renderForStaff(<AccountFiles from="2026-03-01" to="2026-03-31" />, {
    ...staffClientOver(server.connection),
    shop: { ...sampleMenu.shop, timeZone },
  })
  const sent = (name: string) => server.calls.find((call) => call.name === name)?.args.slice(0, 2)
  return { ...screen, sent }
}

afterEach(() => vi.restoreAllMocks())

describe('the accounts of a shop', () => {
  test('LEDGER-1.1: begin with the chart of its country, with a row for each of its rates; what is sent is as the contract has it', async () => {
    const { fill, press, sent } = await open([])
    await press('button', 'Accounts')
    await fill('textbox', 'Octopus', '1365')
    await fill('textbox', 'Consultant number', '29098')
    await fill('textbox', 'Client number', '55003')
    await press('button', 'Save')
    const [data] = sent('bookkeepingSettings create') ?? []
    expect(data).toMatchObject({
      shop,
      accounts: { cash: '1000', clearing: '1792' },
      rates: [{ percent: 7, sales: '8300', tax: '1771' }],
      methods: [{ method: octopus._id, account: '1365' }],
      datev: { consultant: 29_098, client: 55_003, accountLength: 4, chart: '03' },
    })
  })

  test('LEDGER-1.1: what was saved stays until it is emptied, also of a rate that is not used any more', async () => {
    const { fill, press, sent } = await open([saved])
    await press('button', 'Accounts')
    await fill('textbox', 'Cash', '')
    await press('button', 'Save')
    expect(sent('bookkeepingSettings patch')).toEqual([
      saved._id,
      {
        accounts: {},
        rates: [{ percent: 19, sales: '8400' }],
        methods: [],
        datev: null,
        xeroUntaxed: null,
        expected: {
          accounts: { cash: '1000' },
          rates: [{ percent: 19, sales: '8400' }],
          methods: [],
          datev: null,
          xeroUntaxed: null,
        },
      },
    ])
  })

  test('STAFF-10.20: what others save while the form is open is not overwritten', async () => {
    const found = [saved]
    const { press, sent } = await open(found)
    await press('button', 'Accounts')
    found[0] = { ...saved, accounts: { cash: '1000', tips: '1590' } }
    await press('button', 'Save')
    const [, data] = sent('bookkeepingSettings patch') ?? []
    expect(data).toMatchObject({ expected: { accounts: { cash: '1000' } } })
    expect(data).not.toMatchObject({ expected: { accounts: { tips: '1590' } } })
  })
})

const refuse = (data: object) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ message: 'no', data }, { status: 409 }))

describe('a file that is refused', () => {
  test.each([
    [{ code: 'dayNotReady', days: ['2026-03-30', '2026-03-31'] }, '2026-03-30, 2026-03-31'],
    [
      { code: 'accountsMissing', accounts: [{ what: 'tax', percent: 7 }, { what: 'tips' }] },
      'Tax, if not by rate (7 %), Tips',
    ],
    [{ code: 'accountsFormat', reason: 'account', account: 'Kasse' }, 'account Kasse'],
    [{ code: 'accountsFormat', reason: 'lines', most: 300 }, '300 lines'],
    [{ code: 'forbidden' }, 'was not saved: no'],
  ])('LEDGER-2.4: says why: %o', async (data, words) => {
    refuse(data)
    const { press, get } = await open([])
    await press('button', 'DATEV')
    expect(get('alert').textContent).toContain(words)
  })
})
