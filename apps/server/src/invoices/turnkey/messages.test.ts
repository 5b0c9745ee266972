import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taiwanInvoiceError } from '@comanda/shop-rules/contact'
import { taiwanCarrierKind } from '@comanda/shop-rules/invoices'
import type { NumberedInvoice, SentAllowance } from '../adapter.ts'
import { sampleInvoice } from '../testing/sample-invoice.ts'
import { structures } from './message-structures.ts'
import { allowanceMessage, blankMessage, invoiceMessage, voidMessage } from './messages.ts'
import { turnkey } from './turnkey.ts'
import { wrongElement } from './wrong-element.ts'

const seller = { taxId: '04595252', name: '燈巷', mode: 'live' as const }
const now = Date.parse('2026-11-22T16:30:00Z')

const allowanceOf = (invoice: NumberedInvoice): SentAllowance => ({
  invoice,
  isRepeated: false,
  earlier: 0,
  allowance: {
    shop: invoice.shop,
    _id: '00000165f0a1b2c3d4e5f609',
    session: invoice.session,
    invoice: invoice._id,
    status: 'due',
    amount: 60,
    tax: 3,
    number: null,
    issueTime: null,
    failure: null,
    task: 'issue',
    askTime: null,
    tries: 1,
    createTime: invoice.createTime,
  },
})

const deliveries: readonly NumberedInvoice['twInvoice'][] = [
  null,
  { twTaxType: 'electronic', twTaxVehicle: '/AB12.-+' },
  { twTaxType: 'electronic', twTaxVehicle: 'AB12345678901234' },
  { twTaxType: 'company', twTaxComp: '04595252' },
  { twTaxType: 'donate', twDonate: '0168' },
  { twTaxType: 'nrt', twTaxNrt: 'ABCDE12345' },
]

describe('INV-3.10: messages for Turnkey', () => {
  it('of any invoice, its void, its allowance and blank numbers have the structure', () => {
    const pieces = fc.integer({ min: 1, max: 999 }).map((quantity) => ({ quantity }))
    const weighed = fc
      .integer({ min: 1, max: 9_900_000 })
      .map((grams) => ({ quantity: grams / 1000, unit: '公斤' }))
    const worth = fc.record({
      name: fc.string({ unit: 'binary', maxLength: 520 }),
      price: fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100),
      amount: fc.integer({ min: 0, max: 1_000_000 }),
    })
    const line = fc
      .tuple(worth, fc.oneof(pieces, weighed))
      .map(([rest, sold]) => ({ ...rest, ...sold }))
    const any = fc.record({
      twInvoice: fc.constantFrom(...deliveries),
      lines: fc.array(line, { minLength: 1, maxLength: 2 }),
      total: fc.integer({ min: 1, max: 5_000_000 }),
      tax: fc.constantFrom(0, 1),
      remark: fc.option(fc.constant('1111 ABCDE12345')),
      voidReason: fc.option(fc.string({ unit: 'binary', maxLength: 60 })),
    })
    fc.assert(
      fc.property(any, (fields) => {
        const invoice = { ...sampleInvoice, ...fields }
        const messages = [
          invoiceMessage(invoice, seller),
          voidMessage(invoice, seller, now),
          allowanceMessage(allowanceOf(invoice), 'f0a1b2c3d4e5f609', seller),
          blankMessage({ period: '11512', letters: 'AB', from: 7, to: 49 }, seller),
        ]
        for (const message of messages)
          expect('xml' in message && message.xml).toMatch(
            /^[^\p{Cc}\p{Cs}\n]*(\n[^\p{Cc}\p{Cs}]*)*$/u,
          )
      }),
      { numRuns: 30 },
    )
  })

  it.each([
    ['Invoice/Main/Seller/Name', { name: ' ' }, {}],
    ['Invoice/Main/Seller/Name', { name: '燈'.repeat(61) }, {}],
    ['Invoice/Main/Seller/Identifier', { taxId: '0459525' }, {}],
    ['Invoice/Main/InvoiceNumber', {}, { number: 'AB1234567' }],
    ['Invoice/Main/NPOBAN', {}, { twInvoice: { twTaxType: 'donate', twDonate: '12' } }],
    ['Invoice/Main/RandomNumber', {}, { random: '42' }],
    ['Invoice/Details/ProductItem', {}, { lines: [] }],
    [
      'Invoice/Details/ProductItem[2]/Quantity',
      {},
      { lines: [...sampleInvoice.lines, { name: '', quantity: Number.NaN, price: 1, amount: 1 }] },
    ],
    ['Invoice/Amount/SalesAmount', {}, { total: 1.5, tax: 0 }],
  ] as const)('%s is named if it is wrong', async (path, ofSeller, own) => {
    const invoice = { ...sampleInvoice, ...own } as NumberedInvoice
    expect(invoiceMessage(invoice, { ...seller, ...ofSeller })).toEqual({ wrong: path })
    const context = {
      seller: { ...seller, ...ofSeller },
      keys: {},
      url: undefined,
      folder: '/dev/null/nothing-is-written',
      fetch,
      now,
    }
    const message = `${path} is missing or not as MIG 4.1 wants it`
    expect(await turnkey.issue(invoice, context)).toEqual({ is: 'refused', message })
  })

  it('INV-1.6: are written of all details that an order may have, and of no others', () => {
    const codes = fc.oneof(
      fc.stringMatching(/^[0-9]{0,14}$/),
      fc.stringMatching(/^\/[0-9A-Z.+-]{6,8}$/),
      fc.stringMatching(/^[A-Z]{1,3}[0-9]{13,15}$/),
      fc.constantFrom('0025', '025', '12', '/AB12.-+', 'AB12345678901234', '04595252'),
    )
    const taken = fc.constantFrom(
      (code: string) => ({ twTaxType: 'donate' as const, twDonate: code }),
      (code: string) => ({ twTaxType: 'electronic' as const, twTaxVehicle: code }),
    )
    fc.assert(
      fc.property(taken, codes, (of, code) => {
        const twInvoice = of(code)
        const isWritten =
          'xml' in invoiceMessage({ ...sampleInvoice, twInvoice }, seller) &&
          // What is no carrier would be printed instead.
          (twInvoice.twTaxType === 'donate' || taiwanCarrierKind(code) !== undefined)
        expect(taiwanInvoiceError(twInvoice) === undefined).toBe(isWritten)
      }),
    )
  })

  it('INV-1.10: one that was to be mailed is refused: Turnkey mails none, and no paper is given instead', async () => {
    const twInvoice = { twTaxType: 'email', twTaxEmail: 'mei@example.com' } as const
    const context = { seller, keys: {}, url: undefined, folder: '/dev/null/none', fetch, now }
    expect(await turnkey.issue({ ...sampleInvoice, twInvoice }, context)).toEqual({
      is: 'refused',
      message: 'Turnkey mails no invoices',
    })
  })

  it('an element that is missing, unknown, twice or in another place is named', () => {
    const structure = structures.F0501
    const right = {
      CancelInvoiceNumber: 'AB12345678',
      InvoiceDate: '20261122',
      BuyerId: '0000000000',
      SellerId: '04595252',
      CancelDate: '20261123',
      CancelTime: '00:30:00',
      CancelReason: '退款',
    }
    expect(wrongElement(structure, right)).toBeUndefined()
    const { CancelTime, ...missing } = right
    expect(wrongElement(structure, missing)).toBe('CancelInvoice/CancelTime')
    const misplaced = wrongElement(structure, { CancelTime, ...missing })
    expect(misplaced).toBe('CancelInvoice/CancelTime')
    expect(wrongElement(structure, { ...right, Remark: 'x' })).toBe('CancelInvoice/Remark')
    const twice = { ...right, CancelReason: [right, right] }
    expect(wrongElement(structure, twice)).toBe('CancelInvoice/CancelReason')
  })
})
