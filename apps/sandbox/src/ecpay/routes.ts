import type { Gateway } from '../gateway/gateway.ts'
import type { Fields, Route } from '../http/call.ts'
import {
  allow,
  checkBarcode,
  checkLoveCode,
  companyName,
  find,
  findAllowances,
  invalidate,
  invalidateAllowance,
  issue,
  referenceOf,
} from './invoices.ts'
import { receive, type Result } from './receive.ts'

type Run = (gateway: Gateway, data: Fields) => Result

/** ECPay's invoices of consumers. */
export const ecpay = (gateway: Gateway): Route[] => {
  const route = (name: string, run: Run, isQuestion = false): Route => ({
    method: 'POST',
    path: `/B2CInvoice/${name}`,
    handle: receive(gateway, { reference: referenceOf, run, isQuestion }),
  })
  return [
    route('Issue', issue),
    route('Invalid', invalidate),
    route('Allowance', allow),
    route('AllowanceInvalid', invalidateAllowance),
    route('GetIssue', find, true),
    route('GetAllowanceList', findAllowances, true),
    route('CheckBarcode', checkBarcode, true),
    route('CheckLoveCode', checkLoveCode, true),
    route('GetCompanyNameByTaxID', companyName, true),
  ]
}
