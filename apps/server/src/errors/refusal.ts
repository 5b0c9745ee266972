import type { ErrorCode } from '@comanda/contract'
import type { CouponError } from '@comanda/engine/coupons'
import type { RuleError } from '@comanda/engine/pricing'
import { BadRequest, Conflict, type FeathersError, Forbidden, NotFound } from '@feathersjs/errors'

const kinds = { BadRequest, Conflict, Forbidden, NotFound } as const

/** Why a call is refused: an expected failure, reported to the caller by its code (ERR-1.1). */
export interface Refusal {
  readonly kind: keyof typeof kinds
  readonly code: ErrorCode | CouponError | RuleError
  readonly message: string
  /** Path to what is wrong in the data of the call. */
  readonly field?: string
  /** What a screen needs to say it well. */
  readonly detail?: Readonly<Record<string, unknown>>
}

/** The refusal as the wire carries it: `data.code`, `data.field` and the detail beside them. */
export const refused = ({ kind, code, message, field, detail }: Refusal): FeathersError =>
  new kinds[kind](message, { ...detail, code, ...(field === undefined ? {} : { field }) })
