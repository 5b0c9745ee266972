import { plainCode } from '../contact/plain-code.ts'
import { taiwanCarrierKind } from './taiwan-carrier.ts'
import { isTaiwanTaxId } from './taiwan-tax-id.ts'

/** How a Taiwan e-invoice is issued: to a carrier, to a company, donated, or to a center number. */
export type TaiwanTaxType = 'electronic' | 'company' | 'donate' | 'nrt'

/** The invoice fields of a session (INV-1.6). Donation codes are strings: leading zeros count. */
export interface TaiwanInvoice {
  readonly twTaxType?: TaiwanTaxType | undefined
  readonly twTaxVehicle?: string | undefined
  readonly twTaxComp?: string | undefined
  readonly twDonate?: string | undefined
  readonly twTaxNrt?: string | undefined
}

/** What is wrong with an invoice form: the field, and a code for its message. */
export interface TaiwanInvoiceError {
  readonly field: 'twTaxVehicle' | 'twTaxComp' | 'twDonate' | 'twTaxNrt'
  readonly code: 'invalidCarrier' | 'invalidTaxId' | 'invalidDonateCode' | 'invalidCenterNumber'
}

/** The form of a donation code (INV-1.4), as the tax authority takes it: 3 to 7 digits. */
export const donateCode = /^[0-9]{3,7}$/

/** Whether the text is a center number (`nrt`): exactly 10 letters or digits. */
export const isCenterNumber = (text: string): boolean => /^[0-9A-Za-z]{10}$/.test(text)

const FORMS: Readonly<
  Record<TaiwanTaxType, TaiwanInvoiceError & { readonly isValid: (text: string) => boolean }>
> = {
  electronic: {
    field: 'twTaxVehicle',
    code: 'invalidCarrier',
    isValid: (text) => taiwanCarrierKind(text) !== undefined,
  },
  company: { field: 'twTaxComp', code: 'invalidTaxId', isValid: isTaiwanTaxId },
  donate: {
    field: 'twDonate',
    code: 'invalidDonateCode',
    isValid: (text) => donateCode.test(text),
  },
  nrt: { field: 'twTaxNrt', code: 'invalidCenterNumber', isValid: isCenterNumber },
}

/** Returns the first error of the invoice form, or `undefined` if it is valid or no invoice is requested. */
export const taiwanInvoiceError = (invoice: TaiwanInvoice): TaiwanInvoiceError | undefined => {
  if (invoice.twTaxType === undefined) return undefined
  const { field, code, isValid } = FORMS[invoice.twTaxType]
  return isValid(plainCode(invoice[field] ?? '')) ? undefined : { field, code }
}
