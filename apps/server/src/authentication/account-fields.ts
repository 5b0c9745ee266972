import { emailError, phoneError, taiwanInvoiceError } from '@comanda/shop-rules/contact'
import type { User } from '@comanda/contract'
import { refused } from '../errors/refusal.ts'

/** The fields of an account whose format a schema cannot express. */
type Fields = {
  readonly [F in 'email' | 'phone' | 'dob' | 'invoiceCarrier']?: User[F] | null | undefined
}

const carrierError = (code: string): string | undefined =>
  taiwanInvoiceError({ twTaxType: 'electronic', twTaxVehicle: code })?.code

const problems = (
  { email, phone, dob, invoiceCarrier }: Fields,
  now: number,
): [keyof Fields, string][] => {
  const found: [keyof Fields, string | undefined][] = [
    ['email', email == null ? undefined : emailError(email)],
    ['phone', phone == null ? undefined : phoneError(phone)],
    ['dob', dob == null || isPast(dob, now) ? undefined : 'The birthday lies ahead.'],
    ['invoiceCarrier', invoiceCarrier == null ? undefined : carrierError(invoiceCarrier)],
  ]
  return found.flatMap(([field, problem]) => (problem === undefined ? [] : [[field, problem]]))
}

const isPast = (day: string, now: number): boolean => day > '1900' && Date.parse(day) <= now

/** Throws `dataInvalid` with the field if an address, a phone number, a birthday or a carrier is not valid (ACC-1.1, ACC-1.2, INV-1.2). */
export const checkAccountFields = (fields: Fields, now: number): void => {
  const [problem] = problems(fields, now)
  if (problem)
    throw refused({
      kind: 'BadRequest',
      code: 'dataInvalid',
      field: problem[0],
      message: problem[1],
    })
}
