import { describe, expect, it } from 'vitest'
import { openForTests } from '../testing/opened.ts'
import { merchant } from './constants.ts'
import { decrypt, encrypt } from './envelope.ts'

const opened = openForTests()

const call = async (name: string, data: Readonly<Record<string, unknown>>, now = Date.now()) => {
  const response = await fetch(`${opened.url}/B2CInvoice/${name}`, {
    method: 'POST',
    body: JSON.stringify({
      MerchantID: merchant.id,
      RqHeader: { Timestamp: Math.floor(now / 1000) },
      Data: encrypt({ MerchantID: merchant.id, ...data }),
    }),
  })
  const outer = (await response.json()) as { TransCode: number; Data: string }
  const inner: Readonly<Record<string, unknown>> = decrypt(outer.Data) ?? {}
  return { ...inner, TransCode: outer.TransCode } as Readonly<Record<string, unknown>>
}

const invoice = (RelateNumber: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  RelateNumber,
  CustomerEmail: 'guest@example.com',
  CustomerName: '',
  CustomerAddr: '',
  CustomerIdentifier: '',
  Print: '0',
  Donation: '0',
  LoveCode: '',
  CarrierType: '3',
  CarrierNum: '/1234567',
  TaxType: '1',
  InvType: '07',
  SalesAmount: 250,
  Items: [{ ItemSeq: 1, ItemName: '餐飲', ItemCount: 1, ItemPrice: 250, ItemAmount: 250 }],
  ...changes,
})

describe('the invoices of ECPay', () => {
  it('data is URL-encoded JSON in AES-128-CBC', () => {
    expect(encrypt({ MerchantID: '2000132', BarCode: '/1234567' })).toBe(
      'XeEOdHpTRvxKEqs/JD9RSd16s7VtpyWVCN6AV44pKTW3DVa6yI7vKmjBRp2eulDhXoru/qBqFDBH3fEqlkMn3bbJfJBfGAq+v+SvttutYnc=',
    )
    expect(decrypt('nonsense')).toBeUndefined()
  })

  it('an invoice is issued once for each RelateNumber, and found by it', async () => {
    const first = await call('Issue', invoice('a1'))
    expect(first).toMatchObject({ TransCode: 1, RtnCode: 1 })
    expect(await call('Issue', invoice('a1'))).toMatchObject({ RtnCode: 5070357 })
    const found = await call('GetIssue', { RelateNumber: 'a1' })
    expect(found).toMatchObject({ RtnCode: 1, IIS_Sales_Amount: 250, IIS_Invalid_Status: '0' })
  })

  it('allowances never exceed the invoice, and an invoice with one cannot be voided', async () => {
    const { InvoiceNo, InvoiceDate } = await call('Issue', invoice('b1'))
    const allow = (AllowanceAmount: number) =>
      call('Allowance', { InvoiceNo, InvoiceDate, AllowanceAmount, AllowanceNotify: 'N' })
    const allowed = await allow(100)
    expect(allowed).toMatchObject({ RtnCode: 1, IA_Remain_Allowance_Amt: 150 })
    expect(await allow(151)).toMatchObject({ RtnCode: 2000018 })
    const invalid = { InvoiceNo, InvoiceDate, Reason: '退款' }
    expect(await call('Invalid', invalid)).toMatchObject({ RtnCode: 5070452 })
    const undo = { InvoiceNo, AllowanceNo: allowed['IA_Allow_No'], Reason: '退款' }
    expect(await call('AllowanceInvalid', undo)).toMatchObject({ RtnCode: 1 })
    expect(await call('Invalid', invalid)).toMatchObject({ RtnCode: 1 })
    expect(await call('Invalid', invalid)).toMatchObject({ RtnCode: 5070453 })
  })

  it.each([
    ['a carrier with print', { Print: '1', CustomerName: 'A', CustomerAddr: 'B' }],
    ['a malformed carrier', { CarrierNum: '1234567' }],
    ['items of another sum', { SalesAmount: 251 }],
    ['no phone and no mail', { CustomerEmail: '' }],
    ['a malformed address', { CustomerEmail: 'mei' }],
    ['a number of the carrier that has none', { CarrierType: '1' }],
    ['a donation without code', { CarrierType: '', CarrierNum: '', Donation: '1' }],
  ])('refuses %s', async (_what, changes) => {
    expect(await call('Issue', invoice('c1', changes))).toMatchObject({ RtnCode: 2000025 })
  })

  it('refuses an old call', async () => {
    expect(await call('Issue', invoice('d1'), Date.now() - 700_000)).toMatchObject({
      TransCode: 10000006,
    })
  })

  it('an invoice without a response is issued nevertheless', async () => {
    await opened.fault('e1', 'invoice-refused')
    expect(await call('Issue', invoice('e1'))).toMatchObject({ RtnCode: 5000004 })
    expect(await call('GetIssue', { RelateNumber: 'e1' })).toMatchObject({ RtnCode: 5070102 })
  })
})
