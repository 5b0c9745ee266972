import { type Static, Type } from '@feathersjs/typebox'
import { AppLocale } from '../fields/app-locale.ts'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { LineId } from '../fields/line-id.ts'
import { Price } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { RestoreKey } from '../fields/restore-key.ts'
import { Instant } from '../fields/time.ts'
import { HandoffKind } from '../handoffs/schema.ts'
import { OrderLine } from '../table-sessions/line.ts'

const { quantity, options, customRemark, kitchenOptions, takeAway } = OrderLine.properties
const { quantityRatio, fromProduct, fromOption, fromOptionSeq } = OrderLine.properties
const { fromChoice, fromChoiceSeq, fromSelection } = OrderLine.properties

/**
 * A line of a cart that is handed over: what was chosen (HANDOFF-1.3). No field for a coupon, a member, a price by hand or a table
 * exists.
 */
export const HandedLine = Closed(
  {
    id: LineId,
    product: Id,
    quantity,
    options,
    customRemark,
    kitchenOptions,
    takeAway,
    quantityRatio,
    fromProduct,
    fromOption,
    fromOptionSeq,
    fromChoice,
    fromChoiceSeq,
    fromSelection,
    /**
     * What a unit with its set children cost by the menu when it was handed over, in currency units: by it the other lists what
     * has changed since (HANDOFF-3.3). No order is priced by it.
     */
    menuPrice: Type.Optional(Price),
  },
  'HandedLine',
)
export type HandedLine = Static<typeof HandedLine>

/** A cart that is handed over. */
export const HandedCart = Closed(
  {
    shop: Id,
    mode: OneOf('dineIn', 'dineInNoTable', 'takeAway'),
    section: Type.Optional(Id),
    /** The language that it was chosen in. */
    locale: Type.Optional(AppLocale),
    lines: Type.Array(HandedLine, { minItems: 1, maxItems: 300 }),
  },
  'HandedCart',
)
export type HandedCart = Static<typeof HandedCart>

/**
 * `create carts/handoff`: makes a code by which another takes the cart (`move`, `copy`), or follows the order (`order`) of a
 * `session` that the caller has the key of or has placed as a kiosk.
 */
export const HandoffData = Closed(
  {
    kind: HandoffKind,
    cart: Type.Optional(HandedCart),
    session: Type.Optional(Id),
    restoreKey: Type.Optional(RestoreKey),
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'HandoffData',
)
export type HandoffData = Static<typeof HandoffData>

/** The number of the shop and 80 random bits: the link is `/h/{code}`. */
const LinkCode = '[0-9a-f]{6}[0-9A-Za-z_-]{14}'

export const HandoffResult = Closed(
  {
    /** The id by which the maker hears of it. */
    handoff: Id,
    code: Type.String({ pattern: `^${LinkCode}$` }),
    /** For who has no camera; a cart has them. */
    digits: Type.Optional(Type.String({ pattern: '^\\d{6}$' })),
    digitsExpire: Type.Optional(Instant),
    expires: Instant,
  },
  'HandoffResult',
)
export type HandoffResult = Static<typeof HandoffResult>

/** `create carts/takeOver`: takes what a code or its six digits stand for. */
export const TakeOverData = Closed(
  {
    code: Type.String({ pattern: `^(\\d{6}|${LinkCode})$` }),
    /** Takes a cart only if it is of this shop (`handoffElsewhere`). */
    shop: Type.Optional(Id),
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'TakeOverData',
)
export type TakeOverData = Static<typeof TakeOverData>

/** A cart, or the session of an order with its key. */
export const TakeOverResult = Closed(
  {
    kind: HandoffKind,
    shop: Id,
    cart: Type.Optional(HandedCart),
    session: Type.Optional(Id),
    restoreKey: Type.Optional(RestoreKey),
  },
  'TakeOverResult',
)
export type TakeOverResult = Static<typeof TakeOverResult>

/** `create carts/withdraw`: ends a handoff; one that moved the cart already is refused (`handoffTaken`). */
export const WithdrawData = Closed({ handoff: Id }, 'WithdrawData')
export type WithdrawData = Static<typeof WithdrawData>
