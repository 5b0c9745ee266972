import type { CouponCode, RecordStatus } from '@comanda/contract'
import {
  day,
  type DraftField,
  number,
  oneOf,
  requiredText,
  someOrAll,
} from '../../forms/draft-fields.ts'
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts'

/** Returns a code as it is stored: without spaces, in capital letters. */
export const plainCode = (code: string): string =>
  code.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()

const guestCode: DraftField<string, string> = { ...requiredText, read: plainCode }

/**
 * A code that gives coupons of a promotion, as it is entered. How many are left stays unless it was changed: guests take them in
 * the meantime. `days`: for how many a coupon is valid.
 */
export const code = recordDraft<CouponCode>()({
  code: guestCode,
  coupon: requiredText,
  quantity: number,
  limitPerUser: number,
  limitPerBill: number,
  days: number,
  startDate: day,
  endDate: day,
  shops: someOrAll<string>(),
  status: oneOf<RecordStatus>('active'),
})
export type CodeDraft = DraftOf<typeof code>

/** Returns whether guests can enter it: 3 to 40 letters, digits and hyphens. */
export const isCode = (entered: string): boolean => /^[0-9A-Z-]{3,40}$/.test(plainCode(entered))

export const isCodeComplete = ({ code: entered, coupon, shops, ...draft }: CodeDraft): boolean =>
  isCode(entered) &&
  coupon !== '' &&
  shops?.length !== 0 &&
  (draft.startDate === '' || draft.endDate === '' || draft.startDate <= draft.endDate)
