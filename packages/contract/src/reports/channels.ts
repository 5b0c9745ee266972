import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Day } from '../fields/time.ts'

/**
 * `create reports/channels`: what the orders of each channel came to on each business day, and what it keeps of that (CHANNEL-5.3), in
 * currency units.
 */
export const ChannelsReport = Closed(
  {
    rows: Type.Array(
      Closed({
        day: Day,
        channel: Id,
        /** Absent if the channel was removed. */
        name: Type.Optional(Type.String()),
        orders: Type.Integer({ minimum: 0 }),
        amount: Type.Number(),
        commission: Type.Number(),
      }),
    ),
  },
  'ChannelsReport',
)
export type ChannelsReport = Static<typeof ChannelsReport>
