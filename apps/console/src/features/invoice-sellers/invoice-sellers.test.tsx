import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { InvoiceSeller, InvoiceTrack, User } from '@comanda/contract'
import { descriptionOf, within } from '@comanda/ui/testing'
import { expect, test, vi } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { InvoiceSellers } from './invoice-sellers.tsx'

const owner: User = { _id: 'o', staff: [{ role: 'owner' }] }
const seller: InvoiceSeller = {
  _id: 's',
  taxId: '53212539',
  name: '燈巷餐飲',
  adapter: 'turnkey',
  mode: 'live',
  keys: { qrKey: { ends: 'F601', since: '2026-03-03T04:00:00.000Z' } },
  numbersLeft: 1240,
  warning: 'fewDays',
}
const used: InvoiceTrack = {
  _id: 't',
  seller: seller.taxId,
  period: '11512',
  letters: 'AB',
  from: 0,
  to: 4999,
  next: 3760,
}
const unused: InvoiceTrack = { ...used, _id: 'v', letters: 'AC', next: 0 }

const open = async (sellers: readonly InvoiceSeller[] = [seller]) => {
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user: owner }),
    'invoiceSellers find': () => sellers,
    'invoiceTracks find': () => [used, unused],
    'invoiceSellers create': () => seller,
    'invoiceSellers patch': () => seller,
    'invoiceTracks create': () => used,
    'invoiceTracks remove': () => unused,
  })
  const staff = staffClientOver(server.connection)
  await staff.client.authentication.signIn('ada@eat.example', 'Secret123')
  const shop = { ...sampleMenu.shop, taxId: seller.taxId, currency: 'TWD' as const }
  const screen = await renderForStaff(<InvoiceSellers />, { ...staff, shop })
  const sent = (name: string) => server.calls.find((call) => call.name === name)?.args
  return { ...screen, server, sent }
}

test('PAY-9.15: a seller says how many numbers are left, what is low, and which numbers it has', async () => {
  const { all, get } = await open()
  const text = within(all('listitem')[0]!).text()
  expect(text).toContain('1,240 numbers left in this period')
  expect(text).toContain('Invoice numbers last less than three days')
  const tracks = within(get('list', 'Numbers of 燈巷餐飲'))
  expect(tracks.text()).toContain('11512 AB 00000000 to 00004999 3,760 given')
  expect(tracks.names('button')).toEqual(['Remove AC 00000000 to 00004999'])
})

test('numbers of which none was given are removed', async () => {
  const { press, sent } = await open()
  await press('button', 'Remove AC 00000000 to 00004999')
  expect(sent('invoiceTracks remove')?.[0]).toBe('v')
})

test('numbers are added for this period or the next, with capitals', async () => {
  vi.setSystemTime(Date.parse('2026-12-31T17:00:00Z'))
  const { press, fill, names, sent } = await open()
  await press('button', 'Add numbers of 燈巷餐飲')
  expect(names('option')).toEqual(['11602 (January – February 2027)', '11604 (March – April 2027)'])
  await fill('combobox', 'Period', '11604')
  await fill('textbox', 'Letters', 'xy')
  await fill('textbox', 'First number', '00005000')
  await fill('textbox', 'Last number', '00004999')
  await press('button', 'Save')
  expect(sent('invoiceTracks create')).toBeUndefined()
  await fill('textbox', 'Last number', '00009999')
  await press('button', 'Save')
  expect(sent('invoiceTracks create')?.[0]).toEqual({
    seller: seller.taxId,
    period: '11604',
    letters: 'XY',
    from: 5000,
    to: 9999,
  })
  vi.useRealTimers()
})

test('a key is replaced and never shown; a text that is empty is cleared, and what was left alone is not sent (INV-3.7)', async () => {
  const { press, get, fill, sent } = await open([{ ...seller, mail: 'ada@eat.example' }])
  await press('button', 'Edit 燈巷餐飲')
  const field = get('textbox', 'New: QR code key (32 hexadecimal digits)') as HTMLInputElement
  expect(field.value).toBe('')
  expect(descriptionOf(field)).toContain('Ends in F601')
  await fill('textbox', 'New: QR code key (32 hexadecimal digits)', 'A'.repeat(32))
  await fill('textbox', 'E-mail for warnings', '')
  await press('button', 'Save')
  const [id, changes] = sent('invoiceSellers patch') ?? []
  expect(id).toBe('s')
  expect(changes).toEqual({ mail: null, secrets: { qrKey: 'A'.repeat(32) } })
})

test('a new seller has the tax id of the shop, and by ECPay what ECPay wants (PAY-9.15)', async () => {
  const { press, fill, names, sent, text } = await open([])
  expect(text()).toContain('No seller yet')
  await press('button', 'New seller')
  expect(names('textbox')).toContain('ECPay HashKey')
  await fill('textbox', 'Registered name', '燈巷')
  await fill('textbox', 'ECPay MerchantID', '2000132')
  await fill('textbox', 'E-mail for warnings', 'ada@eat.example')
  await press('button', 'Save')
  expect(sent('invoiceSellers create')?.[0]).toEqual({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
    taxId: seller.taxId,
    name: '燈巷',
    adapter: 'ecpay',
    mode: 'sandbox',
    merchant: '2000132',
    mail: 'ada@eat.example',
    prepaid: 'spending',
    secrets: {},
  })
})
