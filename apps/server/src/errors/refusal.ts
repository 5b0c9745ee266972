import type { ErrorCode } from '@comanda/contract'
import type { CouponError } from '@comanda/engine/coupons'
import type { RuleError } from '@comanda/engine/pricing'
import {
  BadRequest,
  Conflict,
  type FeathersError,
  Forbidden,
  Gone,
  NotFound,
} from '@feathersjs/errors'

const kinds = { BadRequest, Conflict, Forbidden, Gone, NotFound } as const

/** Why a call is refused: an expected failure, reported to the caller by its code (ERR-1.1). */
export interface Refusal {
  readonly kind: keyof typeof kinds
  readonly code: ErrorCode | CouponError | RuleError
  readonly message: string
  /** The path of the invalid value in the call's data. */
  readonly field?: string
  /** Values for the message on the screen. */
  readonly detail?: Readonly<Record<string, unknown>>
}

/** Returns the refusal as an error of the wire: `data.code`, `data.field` and the detail. */
export const refused = ({ kind, code, message, field, detail }: Refusal): FeathersError =>
  new kinds[kind](message, { ...detail, code, ...(field === undefined ? {} : { field }) })
