import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { CreditUnit } from '../fields/credit-unit.ts'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { Money, SomeMoney } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { Pin } from '../fields/pin.ts'
import { Instant } from '../fields/time.ts'
import { RefundedParts } from '../table-sessions/calls.ts'

export const ApprovalStatus = OneOf('pending', 'approved', 'refused')
export type ApprovalStatus = Static<typeof ApprovalStatus>

const requested = {
  shop: Id,
  action: OneOf('credit', 'refund'),
  /** The member who is credited. */
  user: Type.Optional(Id),
  /** Why: the reason of a refund. */
  note: Type.String({ maxLength: 500 }),
  /** When credited points expire. */
  expires: Type.Optional(Instant),
  /** What is refunded. */
  refund: Type.Optional(RefundedParts),
}

/**
 * A credit to a member (MEM-7.3) or a refund (PAY-5.11) that staff requested, since it is above their limit, and what an
 * owner decided.
 */
export const Approval = Closed(
  {
    _id: Id,
    ...requested,
    unit: CreditUnit,
    /** Of a refund, all that goes back, as of when it was requested or, once approved, was refunded. */
    /** Points, or currency units. */
    amount: SomeMoney,
    /** The numbers of the orders on the bill that is refunded. */
    orders: Type.Optional(Type.Array(Type.String())),
    status: ApprovalStatus,
    /** The staff who requested it, and the owner who decided. */
    actor: Id,
    approver: Type.Optional(Id),
    createTime: Instant,
    decideTime: Type.Optional(Instant),
    /** The entry of the member's ledger, or the session that was refunded, once it is approved. */
    record: Type.Optional(Id),
  },
  'Approval',
)
export type Approval = Static<typeof Approval>

/**
 * `create approvals`: requests a credit, with `user`, `unit` and `amount`, or a refund, with `refund`: the server computes
 * its amount.
 */
export const RequestApprovalData = Closed(
  {
    ...requested,
    unit: Type.Optional(CreditUnit),
    amount: Type.Optional(SomeMoney),
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'RequestApprovalData',
)
export type RequestApprovalData = Static<typeof RequestApprovalData>

/** `create approvals/decide`: an owner approves a request, which credits the member or makes the refund, or refuses it. */
export const DecideApprovalData = Closed(
  {
    approval: Id,
    status: OneOf('approved', 'refused'),
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'DecideApprovalData',
)
export type DecideApprovalData = Static<typeof DecideApprovalData>

/**
 * `create approvals/grant`: by the PIN of a manager who stands beside, approves one call of the caller: its path as
 * `action`, for a record (STAFF-3.7). A kiosk gets one for `tableSessions/create` and its shop as the record (KIOSK-8.4).
 */
export const GrantApprovalData = Closed(
  {
    shop: Id,
    pin: Pin,
    action: Type.String({ pattern: '^[a-zA-Z]+(/[a-zA-Z]+)*$', maxLength: 100 }),
    record: Id,
    /**
     * As the refusal (`approvalRequired`, `approvalDiffers`) has them: the act, and the sum that the manager sees, in currency
     * units. Only a kiosk's approvals are without.
     */
    digest: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    amount: Type.Optional(Money),
  },
  'GrantApprovalData',
)
export type GrantApprovalData = Static<typeof GrantApprovalData>
export const GrantApprovalResult = Closed({
  /** What the approved call sends as `approval`, once and until it expires. */
  approval: Type.String(),
  approver: Closed({ _id: Id, name: Type.Optional(Type.String()) }),
  expires: Instant,
})
export type GrantApprovalResult = Static<typeof GrantApprovalResult>
