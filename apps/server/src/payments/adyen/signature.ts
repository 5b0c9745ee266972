import { createHmac } from 'node:crypto'

/** The fields of a notification that its signature covers, in its order. */
export const signedNames = [
  'pspReference',
  'originalReference',
  'merchantAccount',
  'merchantReference',
  'value',
  'currency',
  'eventCode',
  'success',
] as const
export type SignedFields = Readonly<Record<(typeof signedNames)[number], string>>

const keyForm = /^(?:[0-9A-Fa-f]{2}){16,64}$/

/** Returns whether a text is an HMAC key of Adyen: hexadecimal digits. Any other would be read as a shorter key. */
export const isKey = (text: string): boolean => keyForm.test(text)

/** Returns the signature of a notification, HMAC-SHA256 of its fields in Base64, or undefined if the key is not one of Adyen's. */
export const signNotification = (key: string, fields: SignedFields): string | undefined => {
  if (!isKey(key)) return undefined
  const signed = signedNames.map((name) => fields[name]).join(':')
  return createHmac('sha256', Buffer.from(key, 'hex')).update(signed).digest('base64')
}
