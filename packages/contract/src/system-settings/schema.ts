import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'

/** The settings of the whole installation (CAT-1.10). */
export const SystemSetting = Closed(
  {
    _id: Id,
    onlineMemberSystem: Type.Boolean(),
    onlineOrderingSystem: Type.Boolean(),
    allowChooseShop: Type.Boolean(),
    /** For how many months earned points can be spent; absent: for ever. */
    pointMonths: Type.Optional(Type.Integer({ minimum: 1, maximum: 1200 })),
  },
  'SystemSetting',
)
export type SystemSetting = Static<typeof SystemSetting>
