// What a form asks of a person: email address, phone number, member number, password, license plate, invoice.

export { type EmailError, emailError, isEmail } from '../contact/email.ts'
export {
  type LicensePlateError,
  licensePlateError,
  normalizeLicensePlate,
} from '../contact/license-plate.ts'
export { normalizeMemberNumber } from '../contact/member-number.ts'
export { MIN_PASSWORD_LENGTH, type PasswordError, passwordErrors } from '../contact/password.ts'
export { phoneSpellings } from '../contact/phone-spellings.ts'
export { normalizePhone, type PhoneError, phoneError, phoneText } from '../contact/phone.ts'
export { plainCode } from '../contact/plain-code.ts'
export { smsNumber } from '../contact/sms-number.ts'
export { taiwanInvoiceError, type TaiwanTaxType } from '../invoices/taiwan-invoice.ts'
