import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { CreditUnit } from '../fields/credit-unit.ts'
import { Id } from '../fields/id.ts'
import { Price } from '../fields/money.ts'
import { Currency } from '../shops/schema.ts'

/** The settings of the whole installation (CAT-1.10). */
export const SystemSetting = Closed(
  {
    _id: Id,
    onlineMemberSystem: Type.Boolean(),
    onlineOrderingSystem: Type.Boolean(),
    allowChooseShop: Type.Boolean(),
    /**
     * What managers may credit to members without an owner's approval, in one adjustment and in a day of their shop
     * (MEM-7.2). Units that are missing have the default.
     */
    creditLimits: Type.Optional(
      Type.Array(Closed({ unit: CreditUnit, each: Price, daily: Price }), { maxItems: 13 }),
    ),
    /**
     * What staff may refund of one bill without an owner's approval, in currency units (PAY-5.10). Currencies that are
     * missing have the default.
     */
    refundLimits: Type.Optional(
      Type.Array(Closed({ unit: Currency, bill: Price }), {
        maxItems: 12,
      }),
    ),
    /** For how many months earned points can be spent; absent: for ever. */
    pointMonths: Type.Optional(Type.Integer({ minimum: 1, maximum: 1200 })),
  },
  'SystemSetting',
)
export type SystemSetting = Static<typeof SystemSetting>
