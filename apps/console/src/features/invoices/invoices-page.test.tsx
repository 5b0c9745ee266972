import { sampleMenu, scriptedConnection, staffClientOver } from '@comanda/client/testing'
import type { Invoice, PrintInvoiceResult, User } from '@comanda/contract'
import { expect, test } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { invoiceSlip } from './invoice-slip.ts'
import { InvoicesPage } from './invoices-page.tsx'
import { numberWords, periodWords } from './paper-words.ts'

const { shop } = sampleMenu
const invoice: Invoice = {
  _id: 'i',
  shop: shop._id,
  session: 's',
  status: 'accepted',
  seller: '53212539',
  number: 'AB12345678',
  period: '11512',
  random: '0042',
  issueTime: '2026-11-22T04:00:00.000Z',
  lines: [{ name: '牛肉麵', quantity: 1, price: 180, amount: 180 }],
  total: 180,
  tax: 0,
  allowed: 0,
  prints: 0,
  createTime: '2026-11-22T04:00:00.000Z',
}
const printed: PrintInvoiceResult = {
  invoice: { ...invoice, prints: 1 },
  sellerName: '燈巷餐飲',
  isCopy: false,
  day: '2026-11-22',
  time: '12:00:00',
  barcode: '11512AB123456780042',
  left: 'AB123456781151122',
  right: '**',
}

const open = async (found: readonly Invoice[]) => {
  const user: User = { _id: 'u', staff: [{ role: 'manager', shop: shop._id }] }
  const server = scriptedConnection({
    'authentication create': () => ({ accessToken: 'token', user }),
    'shops/subscribe create': () => ({ item: shop._id }),
    'invoices find': () => ({ total: found.length, data: found }),
    'invoices/print create': () => printed,
    'invoices/again create': () => found[0],
  })
  const staff = staffClientOver(server.connection)
  await staff.client.authentication.signIn('ada@eat.example', 'Secret123')
  return { ...(await renderForStaff(<InvoicesPage />, staff)), server }
}

test('staff see each invoice, and print it once with its codes (INV-5.1, INV-5.2)', async () => {
  const { press, text, names } = await open([invoice])
  expect(text()).toContain('AB12345678')
  await press('button', 'Print')
  await expect.poll(() => text()).toContain('AB-12345678')
  expect(text()).toContain('115年11-12月')
  expect(names('img')).toEqual(['11512AB123456780042', 'AB12345678 1/2', 'AB12345678 2/2'])
})

test('a copy needs a reason (INV-5.3)', async () => {
  const { press, text, server } = await open([{ ...invoice, prints: 1 }])
  await press('button', 'Print a copy')
  expect(text()).toContain('Why is it printed again?')
  expect(server.calls.some(({ name }) => name === 'invoices/print create')).toBe(false)
})

test('what was refused is sent again (INV-3.4)', async () => {
  const refused = { ...invoice, status: 'rejected', failure: '載具錯誤' } as const
  const { press, text, server } = await open([refused])
  expect(text()).toContain('載具錯誤')
  await press('button', 'Send again')
  await expect
    .poll(() => server.calls.find(({ name }) => name === 'invoices/again create')?.args[0])
    .toEqual({ invoice: 'i' })
})

test('periods and numbers are printed as the tax authority prints them', () => {
  expect(periodWords('11502')).toBe('115年01-02月')
  expect(numberWords('AB12345678')).toBe('AB-12345678')
})

test('PRINT-6.4: an invoice as a slip has its parts in their order, and its two codes', () => {
  const slip = invoiceSlip(printed)
  expect(slip.map(({ kind }) => kind)).toEqual([
    'text',
    'heading',
    'heading',
    'heading',
    'text',
    'row',
    'row',
    'barcode',
    'codes',
  ])
  expect(slip.at(-1)).toEqual({ kind: 'codes', texts: [printed.left, printed.right] })
})
