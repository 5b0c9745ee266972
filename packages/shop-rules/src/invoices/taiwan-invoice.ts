import { isEmail } from '../contact/email.ts'
import { plainCode } from '../contact/plain-code.ts'
import { taiwanCarrierKind } from './taiwan-carrier.ts'
import { isTaiwanTaxId } from './taiwan-tax-id.ts'

/** How a Taiwan e-invoice is issued: to a carrier, to a company, donated, to a center number, or to an e-mail address. */
export type TaiwanTaxType = 'electronic' | 'company' | 'donate' | 'nrt' | 'email'

/** The invoice fields of a session (INV-1.6). Donation codes are strings: leading zeros count. */
export interface TaiwanInvoice {
  readonly twTaxType?: TaiwanTaxType | undefined
  readonly twTaxVehicle?: string | undefined
  readonly twTaxComp?: string | undefined
  readonly twDonate?: string | undefined
  readonly twTaxNrt?: string | undefined
  readonly twTaxEmail?: string | undefined
}

/** What is wrong with an invoice form: the field, and a code for its message. */
export interface TaiwanInvoiceError {
  readonly field: 'twTaxVehicle' | 'twTaxComp' | 'twDonate' | 'twTaxNrt' | 'twTaxEmail'
  readonly code:
    | 'invalidCarrier'
    | 'invalidTaxId'
    | 'invalidDonateCode'
    | 'invalidCenterNumber'
    | 'emailRequired'
    | 'invalidEmail'
}

/** The form of a donation code (INV-1.4), as the tax authority takes it: 3 to 7 digits. */
export const donateCode = /^[0-9]{3,7}$/

/** Whether the text is a center number (`nrt`): exactly 10 letters or digits. */
export const isCenterNumber = (text: string): boolean => /^[0-9A-Za-z]{10}$/.test(text)

/** The longest address that those who mail invoices take, in characters. */
const LONGEST_EMAIL = 80

/** Whether an invoice can go to the address (INV-1.10). */
export const isInvoiceEmail = (text: string): boolean =>
  text.length <= LONGEST_EMAIL && isEmail(text)

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
  email: { field: 'twTaxEmail', code: 'invalidEmail', isValid: isInvoiceEmail },
}

/** Returns the first error of the invoice form, or `undefined` if it is valid or no invoice is requested. */
export const taiwanInvoiceError = (invoice: TaiwanInvoice): TaiwanInvoiceError | undefined => {
  if (invoice.twTaxType === undefined) return undefined
  const { field, code, isValid } = FORMS[invoice.twTaxType]
  const text = plainCode(invoice[field] ?? '')
  if (isValid(text)) return undefined
  return { field, code: field === 'twTaxEmail' && text === '' ? 'emailRequired' : code }
}
