import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { CreditUnit } from '../fields/credit-unit.ts'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { OneOf } from '../fields/one-of.ts'
import { Instant } from '../fields/time.ts'

export const ApprovalStatus = OneOf('pending', 'approved', 'refused')
export type ApprovalStatus = Static<typeof ApprovalStatus>

const requested = {
  shop: Id,
  action: OneOf('credit'),
  user: Id,
  unit: CreditUnit,
  /** Points, or currency units with at most two decimals. */
  amount: Type.Number({ exclusiveMinimum: 0, maximum: 10_000_000, multipleOf: 0.01 }),
  note: Type.String({ maxLength: 200 }),
  /** When credited points expire. */
  expires: Type.Optional(Instant),
}

/** A credit to a member that staff requested, since it is above their limit, and what an owner decided (MEM-7.3). */
export const Approval = Closed(
  {
    _id: Id,
    ...requested,
    status: ApprovalStatus,
    /** The staff who requested it, and the owner who decided. */
    actor: Id,
    approver: Type.Optional(Id),
    createTime: Instant,
    decideTime: Type.Optional(Instant),
    /** The entry of the member's ledger, once it is approved. */
    record: Type.Optional(Id),
  },
  'Approval',
)
export type Approval = Static<typeof Approval>

/** `create approvals`: requests a credit. */
export const RequestApprovalData = Closed(
  { ...requested, idempotencyKey: Type.Optional(IdempotencyKey) },
  'RequestApprovalData',
)
export type RequestApprovalData = Static<typeof RequestApprovalData>

/** `create approvals/decide`: an owner approves a request, which credits the member, or refuses it. */
export const DecideApprovalData = Closed(
  {
    approval: Id,
    status: OneOf('approved', 'refused'),
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'DecideApprovalData',
)
export type DecideApprovalData = Static<typeof DecideApprovalData>
