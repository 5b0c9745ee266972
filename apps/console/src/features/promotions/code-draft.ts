import { newRecordId } from '@comanda/client/staff'
import type { CouponCode, DataOf, PatchOf, RecordStatus } from '@comanda/contract'
import { changedFields } from '../../forms/changed-fields.ts'

/** A code that gives a coupon, as it is entered. Numbers and days are texts; empty ones are absent. */
export interface CodeDraft {
  readonly _id: string
  readonly code: string
  /** The promotion that its coupons are of. */
  readonly coupon: string
  readonly quantity: string
  readonly limitPerUser: string
  readonly limitPerBill: string
  /** For how many days a coupon is valid. */
  readonly days: string
  readonly firstDay: string
  readonly lastDay: string
  /** Undefined: all. */
  readonly shops: readonly string[] | undefined
  readonly status: RecordStatus
}

export const newCode = (coupon: string): CodeDraft => ({
  _id: newRecordId(),
  code: '',
  coupon,
  quantity: '',
  limitPerUser: '',
  limitPerBill: '',
  days: '',
  firstDay: '',
  lastDay: '',
  shops: undefined,
  status: 'active',
})

const textOf = (value: number | undefined): string => (value === undefined ? '' : String(value))

export const codeDraft = (code: CouponCode): CodeDraft => ({
  _id: code._id,
  code: code.code,
  coupon: code.coupon,
  quantity: textOf(code.quantity),
  limitPerUser: textOf(code.limitPerUser),
  limitPerBill: textOf(code.limitPerBill),
  days: textOf(code.days),
  firstDay: code.startDate?.slice(0, 10) ?? '',
  lastDay: code.endDate?.slice(0, 10) ?? '',
  shops: code.shops?.length ? code.shops : undefined,
  status: code.status ?? 'active',
})

/** Returns a code as it is stored: without spaces, in capital letters. */
export const plainCode = (code: string): string =>
  code.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()

/** Returns whether guests can enter it: 3 to 40 letters, digits and hyphens. */
export const isCode = (code: string): boolean => /^[0-9A-Z-]{3,40}$/.test(plainCode(code))

export const isCodeComplete = (draft: CodeDraft): boolean =>
  isCode(draft.code) &&
  draft.coupon !== '' &&
  draft.shops?.length !== 0 &&
  (draft.firstDay === '' || draft.lastDay === '' || draft.firstDay <= draft.lastDay)

const numberOrNull = (text: string): number | null => (text === '' ? null : Number(text))

const fieldsOf = (draft: CodeDraft) => ({
  code: plainCode(draft.code),
  coupon: draft.coupon,
  quantity: numberOrNull(draft.quantity),
  limitPerUser: numberOrNull(draft.limitPerUser),
  limitPerBill: numberOrNull(draft.limitPerBill),
  days: numberOrNull(draft.days),
  startDate: draft.firstDay === '' ? null : draft.firstDay,
  endDate: draft.lastDay === '' ? null : draft.lastDay,
  shops: draft.shops ? [...draft.shops] : null,
  status: draft.status,
})

export const createCode = (draft: CodeDraft): DataOf<CouponCode> => {
  const { code, coupon, ...rest } = fieldsOf(draft)
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null))
  return { ...said, _id: draft._id, code, coupon }
}

/** Returns what was changed of a code. How many are left stays unless it was changed: guests take them in the meantime. */
export const patchCode = (code: CouponCode, draft: CodeDraft): PatchOf<CouponCode> =>
  changedFields(fieldsOf(codeDraft(code)), fieldsOf(draft))
