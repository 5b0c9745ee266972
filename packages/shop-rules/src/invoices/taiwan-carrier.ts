/** Mobile carrier: `/` and 7 of digits, capital letters, `.`, `-`, `+`. Certificate carrier: 2 capitals and 14 digits. */
export type TaiwanCarrierKind = 'mobile' | 'certificate'

/** The forms of carriers, as the tax authority takes them. */
export const carriers: Readonly<Record<TaiwanCarrierKind, RegExp>> = {
  mobile: /^\/[0-9A-Z.+-]{7}$/,
  certificate: /^[A-Z]{2}[0-9]{14}$/,
}

/** Returns the kind of e-invoice carrier of a code, `undefined` if it is not valid (INV-1.2, INV-1.3). */
export const taiwanCarrierKind = (code: string): TaiwanCarrierKind | undefined => {
  if (carriers.mobile.test(code)) return 'mobile'
  return carriers.certificate.test(code) ? 'certificate' : undefined
}
