import { describe, expect, it } from 'vitest'
import type { AdapterContext } from '../adapter.ts'
import { sampleInvoice } from '../testing/sample-invoice.ts'
import { decryptData, encryptData } from './cipher.ts'
import { ecpay } from './ecpay.ts'

const keys = { hashKey: 'ejCk326UnaZWKisg', hashIV: 'q9jcZX8Ib9LM8wYk' }

const invoice = sampleInvoice

type Responder = (path: string, data: Record<string, unknown>) => object | 'silent'

/** A context in which ECPay responds so. */
const contextOf = (respond: Responder) => {
  const sent: { readonly path: string; readonly data: Record<string, unknown> }[] = []
  const context: AdapterContext = {
    seller: {
      taxId: '04595252',
      name: '燈巷',
      mode: 'sandbox',
      merchant: '2000132',
      mail: 'a@example.com',
    },
    keys,
    url: 'https://ecpay.test',
    folder: undefined,
    now: Date.parse('2026-11-22T16:30:00Z'),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const body = (await request.json()) as { MerchantID: string; Data: string }
      expect(body.MerchantID).toBe('2000132')
      const path = request.url.replace('https://ecpay.test/B2CInvoice/', '')
      const data = decryptData(body.Data, keys) as Record<string, unknown>
      sent.push({ path, data })
      const answer = respond(path, data)
      if (answer === 'silent') throw new Error('socket hang up')
      return Response.json({ TransCode: 1, Data: encryptData(answer, keys) })
    },
  }
  return { context, sent }
}

const known = {
  RtnCode: 1,
  IIS_Number: 'AB12345678',
  IIS_Random_Number: '0042',
  IIS_Create_Date: '2026-11-23 00:30:00',
  IIS_Invalid_Status: '0',
  IIS_Upload_Status: '0',
  IIS_Remain_Allowance_Amt: 180,
}
const given = {
  number: 'AB12345678',
  random: '0042',
  issueTime: '2026-11-22T16:30:00.000Z',
}

describe('ECPay’s data', () => {
  it('is encrypted as in its documentation (INV-3.6)', () => {
    const data = { MerchantID: '2000132', BarCode: '/1234567' }
    const encrypted =
      'XeEOdHpTRvxKEqs/JD9RSd16s7VtpyWVCN6AV44pKTW3DVa6yI7vKmjBRp2eulDhXoru/qBqFDBH3fEqlkMn3bbJfJBfGAq+v+SvttutYnc='
    expect(encryptData(data, keys)).toBe(encrypted)
    expect(decryptData(encrypted, keys)).toEqual(data)
  })

  it('has exactly one of a carrier, a donation and paper, and all of the total (INV-2.5)', async () => {
    const { context, sent } = contextOf(() => ({ RtnCode: 0, RtnMsg: 'no' }))
    const forms = [
      { twTaxType: 'electronic' as const, twTaxVehicle: 'AB12345678901234' },
      { twTaxType: 'donate' as const, twDonate: '0025' },
      { twTaxType: 'company' as const, twTaxComp: '04595252' },
      { twTaxType: 'email' as const, twTaxEmail: 'mei@example.com' },
      null,
    ]
    for (const twInvoice of forms) await ecpay.issue({ ...invoice, twInvoice }, context)
    const issues = sent.filter(({ path }) => path === 'Issue').map(({ data }) => data)
    const paper = { Print: '1', Donation: '0', LoveCode: '', CarrierType: '', CarrierNum: '' }
    expect(issues).toMatchObject([
      { ...paper, Print: '0', CarrierType: '2', CarrierNum: 'AB12345678901234' },
      { ...paper, Print: '0', Donation: '1', LoveCode: '0025' },
      { ...paper, CustomerIdentifier: '04595252' },
      { ...paper, Print: '0', CarrierType: '1', CustomerEmail: 'mei@example.com' },
      { ...paper, CustomerIdentifier: '', SalesAmount: 180, RelateNumber: invoice._id },
    ])
  })
})

describe('ECPay issues an invoice once (INV-3.4)', () => {
  it('which gets its number', async () => {
    const { context } = contextOf(() => ({
      RtnCode: 1,
      InvoiceNo: 'AB12345678',
      RandomNumber: '0042',
      InvoiceDate: '2026-11-23 00:30:00',
    }))
    expect(await ecpay.issue(invoice, context)).toEqual({ is: 'done', given })
  })

  it('finds it again if the response was lost', async () => {
    const { context } = contextOf((path) =>
      path === 'Issue' ? { RtnCode: 5_070_453, RtnMsg: 'repeated' } : known,
    )
    expect(await ecpay.issue(invoice, context)).toEqual({ is: 'done', given })
  })

  it('or refuses it; without a response nothing is known', async () => {
    const refusing = contextOf(() => ({ RtnCode: 2, RtnMsg: '載具錯誤' }))
    expect(await ecpay.issue(invoice, refusing.context)).toEqual({
      is: 'refused',
      message: '2 載具錯誤',
    })
    const silent = contextOf(() => 'silent')
    expect(await ecpay.issue(invoice, silent.context)).toMatchObject({ is: 'unknown' })
    const keyless = { ...silent.context, keys: {} }
    expect(await ecpay.issue(invoice, keyless)).toMatchObject({ is: 'unknown' })
  })
})

describe('ECPay takes back (INV-4.1)', () => {
  it('an invoice in its period, also the second time', async () => {
    const first = contextOf(() => ({ RtnCode: 1 }))
    expect(await ecpay.void(invoice, first.context)).toEqual({ is: 'done' })
    expect(first.sent).toMatchObject([
      { path: 'Invalid', data: { InvoiceNo: 'AB12345678', InvoiceDate: '2026-11-23' } },
    ])
    const again = contextOf((path) =>
      path === 'Invalid' ? { RtnCode: 3, RtnMsg: 'void' } : { ...known, IIS_Invalid_Status: '1' },
    )
    expect(await ecpay.void(invoice, again.context)).toEqual({ is: 'done' })
  })

  const allowance = {
    _id: '00000165f0a1b2c3d4e5f609',
    shop: invoice.shop,
    session: invoice.session,
    invoice: invoice._id,
    status: 'due' as const,
    number: null,
    amount: 50,
    tax: 0,
    failure: null,
    issueTime: null,
    task: 'issue' as const,
    askTime: null,
    tries: 1,
    createTime: invoice.createTime,
  }

  it('a part of it, once: what is left tells whether it was taken already', async () => {
    const sent = { allowance, invoice, isRepeated: true, earlier: 30 }
    const taken = contextOf(() => ({ ...known, IIS_Remain_Allowance_Amt: 100 }))
    expect(await ecpay.allow(sent, taken.context)).toMatchObject({ is: 'done' })
    expect(taken.sent.map(({ path }) => path)).toEqual(['GetIssue'])
    const fresh = contextOf((path) =>
      path === 'GetIssue'
        ? { ...known, IIS_Remain_Allowance_Amt: 150 }
        : { RtnCode: 1, IA_Allow_No: '2026112300000001' },
    )
    expect(await ecpay.allow(sent, fresh.context)).toEqual({
      is: 'done',
      number: '2026112300000001',
    })
  })

  it('and not again while it is unknown what is left', async () => {
    const sent = { allowance, invoice, isRepeated: true, earlier: 0 }
    for (const looked of [{ RtnCode: 5000019, RtnMsg: 'later' }, { RtnCode: 1 }]) {
      const asked = contextOf(() => looked)
      expect(await ecpay.allow(sent, asked.context)).toMatchObject({ is: 'unknown' })
      expect(asked.sent.map(({ path }) => path)).toEqual(['GetIssue'])
    }
  })
})
