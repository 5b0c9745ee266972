/** Mobile carrier: `/` and 7 of digits, capital letters, `.`, `-`, `+`. Certificate carrier: 2 capitals and 14 digits. */
export type TaiwanCarrierKind = 'mobile' | 'certificate'

/** Which kind of e-invoice carrier a code is, `undefined` where it is none (spec 001 §5). */
export const taiwanCarrierKind = (code: string): TaiwanCarrierKind | undefined => {
  if (/^\/[0-9A-Z.+-]{7}$/.test(code)) return 'mobile'
  return /^[A-Z]{2}[0-9]{14}$/.test(code) ? 'certificate' : undefined
}
