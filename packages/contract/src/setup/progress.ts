import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OneOf } from '../fields/one-of.ts'

/** The steps after the first owner, in order. */
export const SetupStep = OneOf('shop', 'menu', 'tables', 'codes', 'done')
export type SetupStep = Static<typeof SetupStep>

/** `create setup/progress`: the step at which the owner left off, or moves to `step` (SETUP-2.9), of another `shop` too (GROUP-1.4). */
export const SetupProgressData = Closed(
  { step: Type.Optional(SetupStep), shop: Type.Optional(Id) },
  'SetupProgressData',
)
export type SetupProgressData = Static<typeof SetupProgressData>
export const SetupProgress = Closed(
  {
    step: SetupStep,
    /** The shop that is being set up, once it exists. */
    shop: Type.Optional(Id),
    dishes: Type.Integer({ minimum: 0 }),
    tables: Type.Integer({ minimum: 0 }),
  },
  'SetupProgress',
)
export type SetupProgress = Static<typeof SetupProgress>
