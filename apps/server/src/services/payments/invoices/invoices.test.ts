import type { InvoiceSeller, PrintInvoiceResult, TableSession } from '@comanda/contract'
import { mkdtempSync, readdirSync, readFileSync, renameSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../testing/accounts.ts'
import { invoiceCalls, type InvoiceShop, makeInvoiceShop } from '../../../testing/invoice-shop.ts'
import { heardBy } from '../../../testing/ordering-calls.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

const start = Date.parse('2026-11-22T04:00:00Z')
let now = start
const turnkeyFolder = mkdtempSync(join(tmpdir(), 'comanda-turnkey-'))
let server: TestServer
let shop: InvoiceShop
let staff: TestClient
let manager: TestClient
let calls: ReturnType<typeof invoiceCalls>
beforeAll(async () => {
  const config = { turnkeyFolder, staffSignInHours: 24 * 365 }
  server = await startTestServer({ now: () => now, config })
  shop = await makeInvoiceShop(server, '04595252')
  staff = await server.client(
    await makeAccount(server, 'invoices-cashier', [{ role: 'cashier', shop: shop.shop }]),
  )
  manager = await server.client(
    await makeAccount(server, 'invoices-manager', [{ role: 'manager', shop: shop.shop }]),
  )
  calls = invoiceCalls(server, staff, shop)
  await calls.addTrack('11512', 0, 99)
})
afterAll(async () => {
  await server.stop()
  rmSync(turnkeyFolder, { recursive: true })
})

const folderOf = (name: string, place = 'SRC') =>
  join(turnkeyFolder, 'UpCast', 'B2SSTORAGE', name, place)
const messages = (name: string): string[] => readdirSync(folderOf(name))
const messageOf = (name: string, what: string): string =>
  readFileSync(join(folderOf(name), `${name}_${what}.xml`), 'utf8')

/** Turnkey takes its messages. */
const take = (name: string, place: 'BAK' | 'ERR') => {
  mkdirSync(join(folderOf(name, place), '20261122'), { recursive: true })
  for (const file of messages(name))
    renameSync(join(folderOf(name), file), join(folderOf(name, place), '20261122', file))
}

const later = (ms: number) => {
  now += ms
}

/** A paid order whose invoice has its number. */
const issued = async (own: object = {}) => {
  const { _id: session } = await calls.orderNoodles(own)
  await calls.pay(session, 77)
  await calls.sweep()
  const [invoice] = await calls.invoicesOf(session)
  if (!invoice?.number) throw new Error('the invoice has no number')
  return { session, invoice, number: invoice.number }
}

describe('a paid bill', () => {
  it('has an invoice that is numbered, sent and accepted (INV-2.2, INV-3.1, INV-3.3)', async () => {
    const { _id: session } = await calls.orderNoodles()
    await calls.pay(session, 50)
    expect(await calls.invoicesOf(session)).toEqual([])
    const paid = await calls.pay(session, 27)
    expect(paid.invoices).toMatchObject([{ status: 'due', total: 77, allowed: 0 }])
    expect(await calls.sweep()).toBe(1)
    const [invoice] = await calls.invoicesOf(session)
    expect(invoice).toMatchObject({ status: 'uploaded', period: '11512', total: 77, tax: 0 })
    const number = invoice?.number ?? ''
    expect(number).toMatch(/^AB000000\d\d$/)
    expect((await calls.session(session)).invoices).toMatchObject([{ status: 'issued', number }])
    const xml = messageOf('F0401', number)
    for (const part of [
      '<InvoiceDate>20261122</InvoiceDate>',
      '<InvoiceTime>12:00:00</InvoiceTime>',
      '<Identifier>04595252</Identifier>',
      '<Identifier>0000000000</Identifier>',
      '<PrintMark>Y</PrintMark>',
      '<Quantity>2</Quantity>',
      '<UnitPrice>38.5</UnitPrice>',
      '<TotalAmount>77</TotalAmount>',
    ])
      expect(xml).toContain(part)
    take('F0401', 'BAK')
    later(3_600_000)
    await calls.sweep()
    expect(await calls.find(session)).toMatchObject([{ status: 'accepted', number }])
    expect(await calls.sweep()).toBe(0)
  })

  it('names a company’s tax; one that was refused is sent again by a manager (INV-2.4, INV-3.4)', async () => {
    const twInvoice = { twTaxType: 'company', twTaxComp: '24549215' }
    const { session, invoice, number } = await issued({ twInvoice })
    expect(invoice).toMatchObject({ total: 77, tax: 4 })
    const xml = messageOf('F0401', number)
    expect(xml).toContain('<SalesAmount>73</SalesAmount>')
    expect(xml).toContain('<TaxAmount>4</TaxAmount>')
    take('F0401', 'ERR')
    later(3_600_000)
    await calls.sweep()
    expect(await calls.find(session)).toMatchObject([{ status: 'rejected' }])
    const data = { invoice: invoice._id }
    await expect(staff.service('invoices/again').create(data)).rejects.toMatchObject({ code: 403 })
    expect(await manager.service('invoices/again').create(data)).toMatchObject({
      status: 'issued',
      number,
    })
    await calls.sweep()
    expect(messages('F0401')).toContain(`F0401_${number}.xml`)
  })

  it('tells diners its number with their session, and staff to whom it goes (INV-3.3)', async () => {
    const twInvoice = { twTaxType: 'electronic', twTaxVehicle: '/ABC+123' }
    const { _id: session } = await calls.orderNoodles()
    const diner = await server.client()
    await diner.service('tableSessions/subscribe').create({ item: session })
    await staff.service('shops/subscribe').create({ item: shop.shop })
    const heard = heardBy(diner, 'tableSessions', 'patched')
    const [overheard, ofStaff] = [diner, staff].map((one) => heardBy(one, 'invoices', 'patched'))
    await setInvoice(session, twInvoice)
    await calls.pay(session, 77)
    await calls.sweep()
    await expect.poll(() => ofStaff).toContainEqual(expect.objectContaining({ session, twInvoice }))
    const invoices = [expect.objectContaining({ number: expect.any(String) })]
    await expect.poll(() => heard).toContainEqual(expect.objectContaining({ invoices }))
    expect(overheard).toEqual([])
  })
})

const setInvoice = (session: string, twInvoice: object) =>
  server.app.service('tableSessions/setInvoice').create({ session, twInvoice })

describe('an invoice by e-mail (INV-1.10)', () => {
  const twInvoice = { twTaxType: 'email', twTaxEmail: ' mei@example.com ' }

  it('is refused by a shop that mails none, and a shop whose seller is by Turnkey offers none', async () => {
    await expect(calls.orderNoodles({ twInvoice })).rejects.toMatchObject({
      code: 400,
      data: { field: 'twInvoice.twTaxType', reason: 'notOffered' },
    })
    await expect(
      server.app.service('shops').patch(shop.shop, { invoiceByEmail: true }),
    ).rejects.toMatchObject({
      code: 400,
      data: { field: 'invoiceByEmail' },
    })
  })

  it('is taken by one that offers it, with an address of the right form; its seller stays with one that mails', async () => {
    const mailing = await makeInvoiceShop(server, '53212539', {
      adapter: 'ecpay',
      merchant: '2000132',
      mail: 'shop@example.com',
    })
    await server.app.service('shops').patch(mailing.shop, { invoiceByEmail: true })
    const cashier = await server.client(
      await makeAccount(server, 'mail-cashier', [{ role: 'cashier', shop: mailing.shop }]),
    )
    const own = invoiceCalls(server, cashier, mailing)
    const session = await own.orderNoodles({ twInvoice })
    expect(session).toMatchObject({ twTaxType: 'email', twTaxEmail: 'mei@example.com' })
    for (const [twTaxEmail, reason, message] of [
      ['', 'emailRequired', 'Email is required.'],
      ['mei', 'invalidEmail', 'Email format is wrong'],
    ])
      await expect(
        own.orderNoodles({ twInvoice: { twTaxType: 'email', twTaxEmail } }),
      ).rejects.toMatchObject({ message, data: { field: 'twInvoice.twTaxEmail', reason } })
    const kitchen = await server.client(
      await makeAccount(server, 'mail-kitchen', [{ role: 'kitchen', shop: mailing.shop }]),
    )
    expect(await kitchen.service('tableSessions').get(session._id)).not.toHaveProperty('twTaxEmail')
    const sellers = await server.app
      .service('invoiceSellers')
      .find({ query: { taxId: '53212539' } })
    const [seller] = sellers as [InvoiceSeller]
    await expect(
      server.app.service('invoiceSellers').patch(seller._id, { adapter: 'turnkey' }),
    ).rejects.toMatchObject({ code: 400, data: { field: 'adapter' } })
  })
})

describe('details of the invoice (INV-3.5)', () => {
  const donate = { twTaxType: 'donate', twDonate: '0025' }

  it('are set by anyone who knows the session, until it is issued', async () => {
    const { _id: session } = await calls.orderNoodles()
    await calls.pay(session, 77)
    const visitor = await server.client()
    expect(
      await visitor.service('tableSessions/setInvoice').create({ session, twInvoice: donate }),
    ).toMatchObject({ twTaxType: 'donate', twDonate: '0025' })
    await expect(setInvoice(session, { twTaxType: 'donate' })).rejects.toMatchObject({
      data: { code: 'dataInvalid' },
    })
    await calls.sweep()
    const [invoice] = await calls.invoicesOf(session)
    const xml = messageOf('F0401', invoice?.number ?? '')
    expect(xml).toContain('<NPOBAN>0025</NPOBAN>')
    expect(xml).toContain('<PrintMark>N</PrintMark>')
    await expect(setInvoice(session, donate)).rejects.toMatchObject({
      data: { code: 'invoiceIssued' },
    })
  })

  it('are set again if the agent of the tax authority refused them', async () => {
    const { _id: session } = await calls.orderNoodles()
    await calls.pay(session, 77)
    await server.runtime.connection.pool.query(
      `update invoices set status = 'rejected', tries = 1, task = null, ask_time = null
        where shop = $1 and session = $2`,
      [shop.shop, session],
    )
    await setInvoice(session, donate)
    await calls.sweep()
    expect(await calls.invoicesOf(session)).toMatchObject([
      { status: 'uploaded', twInvoice: donate, failure: null },
    ])
  })

  it('at a kiosk there is a minute for them after the payment', async () => {
    const { _id: session } = await calls.orderNoodles()
    await server.runtime.connection.pool.query(
      'update table_sessions set source = $1 where shop = $2 and _id = $3',
      ['kiosk', shop.shop, session],
    )
    await calls.pay(session, 77)
    later(59_000)
    expect(await calls.sweep()).toBe(0)
    await setInvoice(session, { twTaxType: 'electronic', twTaxVehicle: '/AB12.-+' })
    expect(await calls.sweep()).toBe(1)
    const [invoice] = await calls.invoicesOf(session)
    const xml = messageOf('F0401', invoice?.number ?? '')
    expect(xml).toContain('<CarrierType>3J0002</CarrierType>')
    expect(xml).toContain('<CarrierId1>/AB12.-+</CarrierId1>')
  })
})

describe('a refund (INV-4.1)', () => {
  it('of all of a bill voids its invoice, and reports it void', async () => {
    const { session, number } = await issued()
    const after: TableSession = await calls.closeSession(session, 'void')
    expect(after.invoices).toMatchObject([{ status: 'void', number }])
    await calls.sweep()
    expect(messageOf('F0501', number)).toContain('<CancelReason>退款</CancelReason>')
    expect(await calls.sweep()).toBe(0)
  })

  it('before it has a number leaves no trace', async () => {
    const { _id: session } = await calls.orderNoodles()
    await calls.pay(session, 77)
    const after = await calls.closeSession(session, 'void')
    expect(after.invoices).toEqual([])
    expect(await calls.sweep()).toBe(0)
    expect(await calls.invoicesOf(session)).toMatchObject([{ status: 'void', number: null }])
  })

  it('with the paper out is an allowance; once it is back, a void (INV-4.2)', async () => {
    const [out, back] = [await issued(), await issued()]
    for (const { invoice } of [out, back])
      await staff.service('invoices/print').create({ invoice: invoice._id })
    await staff.service('invoices/paperBack').create({ invoice: back.invoice._id })
    expect(await calls.closeSession(out.session, 'void')).toMatchObject({
      invoices: [{ status: 'issued', total: 77, allowed: 77 }],
    })
    expect(await calls.closeSession(back.session, 'void')).toMatchObject({
      invoices: [{ status: 'void' }],
    })
    await calls.sweep()
    const [allowance] = await calls.allowancesOf(out.session)
    expect(allowance).toMatchObject({ status: 'uploaded', amount: 77, tax: 4 })
    const xml = messageOf('G0401', allowance?.number ?? '')
    expect(xml).toContain(`<OriginalInvoiceNumber>${out.number}</OriginalInvoiceNumber>`)
    expect(xml).toContain('<TotalAmount>73</TotalAmount>')
  })
})

describe('the printed invoice', () => {
  it('has its codes, once; a copy is a manager’s, with a reason (INV-5.3)', async () => {
    const { invoice, number } = await issued()
    const data = { invoice: invoice._id }
    const printed = (await staff.service('invoices/print').create(data)) as PrintInvoiceResult
    expect(printed).toMatchObject({ isCopy: false, sellerName: '燈巷餐飲', day: '2026-11-22' })
    expect(printed.barcode).toBe(`11512${number}${invoice.random}`)
    expect(printed.left.startsWith(`${number}1151122${invoice.random}`)).toBe(true)
    await expect(staff.service('invoices/print').create(data)).rejects.toMatchObject({ code: 403 })
    await expect(manager.service('invoices/print').create(data)).rejects.toMatchObject({
      data: { code: 'dataInvalid', field: 'reason' },
    })
    const reason = 'the paper jammed'
    expect(await manager.service('invoices/print').create({ ...data, reason })).toMatchObject({
      isCopy: true,
      invoice: { prints: 2 },
    })
  })

  it('is not one for a carrier (INV-2.5)', async () => {
    const twInvoice = { twTaxType: 'electronic', twTaxVehicle: '/AB12.-+' }
    const { invoice } = await issued({ twInvoice })
    await expect(
      manager.service('invoices/print').create({ invoice: invoice._id }),
    ).rejects.toMatchObject({ data: { code: 'invoiceNotPrintable' } })
  })
})

describe('numbers', () => {
  it('are given once each, by many servers at the same time; none stops a payment (INV-6.3, INV-3.1)', async () => {
    const own = await makeInvoiceShop(server, '24549215')
    const cashier = await server.client(own.staff)
    const other = invoiceCalls(server, cashier, own)
    await other.addTrack('11512', 500, 502, 'CD')
    await expect(other.addTrack('11512', 502, 510, 'CD')).rejects.toMatchObject({
      data: { code: 'dataInvalid', field: 'from' },
    })
    const sessions: string[] = []
    for (let index = 0; index < 5; index += 1) sessions.push((await other.orderNoodles())._id)
    for (const session of sessions) await other.pay(session, 77)
    await Promise.all([other.sweep(), other.sweep(), other.sweep()])
    const numbers = async () =>
      (await Promise.all(sessions.map((session) => other.invoicesOf(session))))
        .flatMap((rows) => rows.map(({ number }) => number ?? 'none'))
        .toSorted()
    expect((await numbers()).filter((number) => number !== 'none')).toEqual([
      'CD00000500',
      'CD00000501',
      'CD00000502',
    ])
    const owner = await server.client(await makeAccount(server, 'owner-tw', [{ role: 'owner' }]))
    const sellers = (await owner.service('invoiceSellers').find({ query: {} })) as InvoiceSeller[]
    expect(sellers.find(({ taxId }) => taxId === '24549215')).toMatchObject({
      numbersLeft: 0,
      warning: 'empty',
      keys: { qrKey: { ends: '6601' } },
    })
    await other.addTrack('11512', 503, 600, 'CD')
    later(61_000)
    await other.sweep()
    expect(await numbers()).toEqual([500, 501, 502, 503, 504].map((one) => `CD00000${one}`))
  })

  it('of another period are not given (INV-2.1)', async () => {
    now = Date.parse('2026-12-31T16:00:00Z')
    const { _id: session } = await calls.orderNoodles()
    await calls.pay(session, 77)
    await calls.sweep()
    expect(await calls.invoicesOf(session)).toMatchObject([
      { status: 'due', number: null, failure: 'no number is left in this period' },
    ])
    await calls.addTrack('11602', 0, 9, 'EF')
    later(61_000)
    await calls.sweep()
    expect(await calls.invoicesOf(session)).toMatchObject([{ number: 'EF00000000' }])
  })
})
