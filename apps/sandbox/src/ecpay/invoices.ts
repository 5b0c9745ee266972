import type { Gateway } from '../gateway/gateway.ts'
import { digits } from '../gateway/ids.ts'
import { type Fields, textOf } from '../http/call.ts'
import type { Allowance, Invoice } from '../ledger/records.ts'
import { merchant } from './constants.ts'
import { issueProblem } from './issue-problem.ts'
import { failed, type Result } from './receive.ts'

/** Time as ECPay writes it, in Taipei. */
const taipei = (time: Date): string =>
  new Date(time.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

const invoiceOf = ({ ledger }: Gateway, data: Fields): Invoice | undefined => {
  const number = textOf(data, 'InvoiceNo') || textOf(data, 'InvoiceNumber')
  if (number !== '') return ledger.get('invoices', number)
  const relate = textOf(data, 'RelateNumber')
  return ledger.all('invoices').find((one) => one.relateNumber === relate)
}

/** Faults mean an invoice by the merchant's own name of it. */
export const referenceOf = (gateway: Gateway, data: Fields): string =>
  textOf(data, 'RelateNumber') || (invoiceOf(gateway, data)?.relateNumber ?? '')

const unknown = (): Result => failed(5070102, '查無發票資料')

export const issue = (gateway: Gateway, data: Fields): Result => {
  const problem = issueProblem(data)
  if (problem !== undefined) return failed(2000025, problem)
  const relateNumber = textOf(data, 'RelateNumber')
  const { ledger, now } = gateway
  if (ledger.all('invoices').some((one) => one.relateNumber === relateNumber))
    return failed(5070357, '自訂編號重覆，請重新設定')
  const number = `SB${String(10_000_000 + ledger.all('invoices').length)}`
  const done = ledger.save('invoices', number, {
    number,
    relateNumber,
    date: taipei(now()),
    random: digits(4),
    amount: Number(textOf(data, 'SalesAmount')) * 100,
    status: 'issued',
    request: JSON.stringify(data),
  })
  return {
    RtnCode: 1,
    RtnMsg: '開立發票成功',
    InvoiceNo: done.number,
    InvoiceDate: done.date,
    RandomNumber: done.random,
  }
}

const standing = ({ ledger }: Gateway, { number }: Invoice): Allowance[] =>
  ledger.all('allowances').filter((one) => one.invoice === number && one.status === 'issued')

const remaining = (gateway: Gateway, invoice: Invoice): number =>
  standing(gateway, invoice).reduce((left, { amount }) => left - amount, invoice.amount)

const isOf = (data: Fields, { date }: Invoice): boolean =>
  textOf(data, 'InvoiceDate').slice(0, 10) === date.slice(0, 10)

export const invalidate = (gateway: Gateway, data: Fields): Result => {
  const invoice = invoiceOf(gateway, data)
  if (invoice === undefined || !isOf(data, invoice)) return unknown()
  const reason = textOf(data, 'Reason')
  if (reason === '' || reason.length > 20) return failed(2000060, '作廢原因必填，最多 20 字')
  if (invoice.status === 'void') return failed(5070453, '發票已作廢過')
  if (standing(gateway, invoice).length > 0) return failed(5070452, '發票已折讓，無法作廢')
  gateway.ledger.save('invoices', invoice.number, { ...invoice, status: 'void' })
  return { RtnCode: 1, RtnMsg: '作廢成功', InvoiceNo: invoice.number }
}

export const allow = (gateway: Gateway, data: Fields): Result => {
  const invoice = invoiceOf(gateway, data)
  if (invoice === undefined || !isOf(data, invoice)) return unknown()
  if (invoice.status === 'void') return failed(2000015, '發票已作廢，無法折讓')
  const amount = Number(textOf(data, 'AllowanceAmount')) * 100
  if (!(amount > 0) || amount > remaining(gateway, invoice))
    return failed(2000018, '折讓金額超過剩餘金額')
  const { ledger, now } = gateway
  const count = String(ledger.all('allowances').length % 100).padStart(2, '0')
  const number = `${taipei(now()).replaceAll(/\D/g, '')}${count}`
  const date = taipei(now())
  ledger.save('allowances', number, {
    number,
    invoice: invoice.number,
    amount,
    status: 'issued',
    date,
  })
  return {
    RtnCode: 1,
    RtnMsg: '開立折讓成功',
    IA_Allow_No: number,
    IA_Invoice_No: invoice.number,
    IA_Date: date,
    IA_Remain_Allowance_Amt: remaining(gateway, invoice) / 100,
  }
}

export const invalidateAllowance = (gateway: Gateway, data: Fields): Result => {
  const allowance = gateway.ledger.get('allowances', textOf(data, 'AllowanceNo'))
  if (allowance === undefined || allowance.invoice !== textOf(data, 'InvoiceNo'))
    return failed(2000039, '查無折讓資料')
  if (allowance.status === 'void') return failed(2000063, '折讓已作廢過')
  gateway.ledger.save('allowances', allowance.number, { ...allowance, status: 'void' })
  return { RtnCode: 1, RtnMsg: '作廢折讓成功', IA_Invoice_No: allowance.invoice }
}

/** How long after its issue an invoice is with the tax authority, in ms; the real one takes a day. */
const uploadedAfter = 60_000

const isUploaded = ({ now }: Gateway, { date }: Invoice): boolean =>
  now().getTime() > Date.parse(`${date.replace(' ', 'T')}+08:00`) + uploadedAfter

/** All that ECPay knows of an invoice. The own number is padded to its column's 30 characters. */
export const find = (gateway: Gateway, data: Fields): Result => {
  const invoice = invoiceOf(gateway, data)
  if (invoice === undefined) return unknown()
  const request = JSON.parse(invoice.request) as Fields
  return {
    RtnCode: 1,
    RtnMsg: '查詢成功',
    IIS_Mer_ID: merchant.id,
    IIS_Number: invoice.number,
    IIS_Relate_Number: invoice.relateNumber.padEnd(30),
    IIS_Create_Date: invoice.date,
    IIS_Random_Number: invoice.random,
    IIS_Sales_Amount: invoice.amount / 100,
    IIS_Issue_Status: '1',
    IIS_Invalid_Status: invoice.status === 'void' ? '1' : '0',
    IIS_Upload_Status: isUploaded(gateway, invoice) ? '1' : '0',
    IIS_Turnkey_Status: isUploaded(gateway, invoice) ? 'C' : 'P',
    IIS_Identifier: textOf(request, 'CustomerIdentifier') || '0000000000',
    IIS_Carrier_Type: textOf(request, 'CarrierType'),
    IIS_Carrier_Num: textOf(request, 'CarrierNum'),
    IIS_Love_Code: textOf(request, 'LoveCode') || '0',
    IIS_Print_Flag: textOf(request, 'Print'),
    IIS_Remain_Allowance_Amt: remaining(gateway, invoice) / 100,
    Items: request['Items'],
  }
}

/** The allowances of an invoice. */
export const findAllowances = (gateway: Gateway, data: Fields): Result => {
  const invoice = invoiceOf(gateway, data)
  if (invoice === undefined) return unknown()
  return {
    RtnCode: 1,
    RtnMsg: '查詢成功',
    AllowanceInfo: gateway.ledger
      .all('allowances')
      .filter((one) => one.invoice === invoice.number)
      .map((one) => ({
        IA_Allow_No: one.number,
        IA_Invoice_No: one.invoice,
        IA_Date: one.date,
        IA_Total_Tax_Amount: one.amount / 100,
        IA_Invalid_Status: one.status === 'void' ? '1' : '0',
      })),
  }
}

/** Whether a mobile carrier exists: all well-formed ones do, but `/0000000`. */
export const checkBarcode = (_gateway: Gateway, data: Fields): Result => {
  const code = textOf(data, 'BarCode')
  const isKnown = /^\/[0-9A-Z.+-]{7}$/.test(code) && code !== '/0000000'
  return { RtnCode: 1, RtnMsg: '執行成功', IsExist: isKnown ? 'Y' : 'N' }
}

export const checkLoveCode = (_gateway: Gateway, data: Fields): Result => {
  const isKnown = /^\d{3,7}$/.test(textOf(data, 'LoveCode'))
  return { RtnCode: 1, RtnMsg: '執行成功', IsExist: isKnown ? 'Y' : 'N' }
}

export const companyName = (_gateway: Gateway, data: Fields): Result =>
  /^\d{8}$/.test(textOf(data, 'UnifiedBusinessNo'))
    ? { RtnCode: 1, RtnMsg: '查詢成功', CompanyName: '沙盒股份有限公司' }
    : failed(7, '查無資料')
