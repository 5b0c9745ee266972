import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SandboxProcess, startSandboxProcess } from '../../payments/testing/sandbox-process.ts'
import type { AdapterContext, NumberedInvoice, SentAllowance } from '../adapter.ts'
import { ecpay } from './ecpay.ts'

let sandbox: SandboxProcess
beforeAll(async () => {
  sandbox = await startSandboxProcess()
})
afterAll(() => sandbox.close())

const contextOf = (): AdapterContext => ({
  seller: {
    taxId: '04595252',
    name: '燈巷',
    mode: 'sandbox',
    merchant: '2000132',
    mail: 'a@example.com',
  },
  keys: { hashKey: 'ejCk326UnaZWKisg', hashIV: 'q9jcZX8Ib9LM8wYk' },
  url: sandbox.url,
  folder: undefined,
  fetch,
  now: Date.now(),
})

const newInvoice = (twInvoice: NumberedInvoice['twInvoice'] = null): NumberedInvoice => ({
  _id: randomBytes(12).toString('hex'),
  shop: '00000165f0a1b2c3d4e5f600',
  session: '00000165f0a1b2c3d4e5f602',
  payment: null,
  status: 'due',
  seller: '04595252',
  adapter: null,
  number: '',
  period: '11512',
  random: '',
  issueTime: new Date().toISOString(),
  twInvoice,
  lines: [{ name: '牛肉麵 (大) & 湯', quantity: 2, price: 90, amount: 180 }],
  total: 180,
  tax: 0,
  allowed: 0,
  remark: null,
  prints: 0,
  printTime: null,
  paperBackTime: null,
  uploadTime: null,
  voidTime: null,
  voidReason: null,
  failure: null,
  task: 'issue',
  askTime: null,
  tries: 1,
  createTime: new Date().toISOString(),
})

/** Issues an invoice, which then has its number. */
const issued = async (twInvoice?: NumberedInvoice['twInvoice']): Promise<NumberedInvoice> => {
  const invoice = newInvoice(twInvoice)
  const done = await ecpay.issue(invoice, contextOf())
  if (done.is !== 'done' || done.given === undefined) throw new Error(JSON.stringify(done))
  return { ...invoice, ...done.given }
}

const allowanceOf = (invoice: NumberedInvoice, amount: number, earlier = 0): SentAllowance => ({
  allowance: {
    _id: randomBytes(12).toString('hex'),
    shop: invoice.shop,
    session: invoice.session,
    invoice: invoice._id,
    status: 'due',
    number: null,
    amount,
    tax: 0,
    failure: null,
    issueTime: null,
    task: 'issue',
    askTime: null,
    tries: 1,
    createTime: invoice.createTime,
  },
  invoice,
  isRepeated: false,
  earlier,
})

describe('ECPay’s adapter and the sandbox', () => {
  it.each([
    ['paper', null],
    ['a mobile carrier', { twTaxType: 'electronic' as const, twTaxVehicle: '/AB12.-+' }],
    ['a certificate', { twTaxType: 'electronic' as const, twTaxVehicle: 'AB12345678901234' }],
    ['a donation', { twTaxType: 'donate' as const, twDonate: '0025' }],
    ['an e-mail address', { twTaxType: 'email' as const, twTaxEmail: 'mei@example.com' }],
    ['a company', { twTaxType: 'company' as const, twTaxComp: '04595252' }],
  ])('an invoice for %s is issued once, and found (INV-3.4)', async (_what, twInvoice) => {
    const invoice = await issued(twInvoice)
    expect(invoice.number).toMatch(/^[A-Z]{2}\d{8}$/)
    const again = await ecpay.issue(invoice, contextOf())
    expect(again).toMatchObject({ is: 'done', given: { number: invoice.number } })
    expect(await ecpay.find?.(invoice, contextOf())).toMatchObject({ is: 'found', isVoid: false })
    expect(await ecpay.result(invoice, contextOf())).toEqual({ is: 'waiting' })
  })

  it('one whose response is lost is found instead of issued twice', async () => {
    const invoice = newInvoice()
    await sandbox.panel('faults', { reference: invoice._id, fault: 'invoice-500' })
    expect(await ecpay.issue(invoice, contextOf())).toMatchObject({ is: 'unknown' })
    expect(await ecpay.find?.(invoice, contextOf())).toEqual({ is: 'absent' })
    expect(await ecpay.issue(invoice, contextOf())).toMatchObject({ is: 'done' })
  })

  it('a refusal says why', async () => {
    const invoice = newInvoice()
    await sandbox.panel('faults', { reference: invoice._id, fault: 'invoice-refused' })
    expect(await ecpay.issue(invoice, contextOf())).toMatchObject({
      is: 'refused',
      message: '5000004 開立發票失敗',
    })
  })

  it('it is voided, also the second time; with an allowance it is not (INV-4.1)', async () => {
    const invoice = await issued()
    expect(await ecpay.void(invoice, contextOf())).toEqual({ is: 'done' })
    expect(await ecpay.void(invoice, contextOf())).toEqual({ is: 'done' })
    const allowed = await issued()
    expect(await ecpay.allow(allowanceOf(allowed, 50), contextOf())).toMatchObject({ is: 'done' })
    expect(await ecpay.void(allowed, contextOf())).toMatchObject({ is: 'refused' })
  })

  it('allowances take off at most all of it, and a repeated one is taken once', async () => {
    const invoice = await issued()
    const first = allowanceOf(invoice, 100)
    expect(await ecpay.allow(first, contextOf())).toMatchObject({ is: 'done' })
    expect(await ecpay.allow({ ...first, isRepeated: true }, contextOf())).toEqual({
      is: 'done',
      number: '',
    })
    expect(await ecpay.allow(allowanceOf(invoice, 80, 100), contextOf())).toMatchObject({
      is: 'done',
    })
    expect(await ecpay.allow(allowanceOf(invoice, 1, 180), contextOf())).toMatchObject({
      is: 'refused',
    })
  })
})
