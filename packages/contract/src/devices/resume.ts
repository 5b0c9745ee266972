import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'

/**
 * `create devices/resume`: a kiosk that starts asks what the visits before left (KIOSK-6.5). `shown`: sessions whose numbers it
 * has shown.
 */
export const ResumeDeviceData = Closed(
  { shown: Type.Optional(Type.Array(Id, { maxItems: 20 })) },
  'ResumeDeviceData',
)
export type ResumeDeviceData = Static<typeof ResumeDeviceData>

/** An order that somebody waits for, and the number that they have not seen. */
export const UnseenNumber = Closed({ session: Id, number: Type.String() }, 'UnseenNumber')
export type UnseenNumber = Static<typeof UnseenNumber>

/** Whether a payment is still under way: neither what for nor how much. */
export const ResumeDeviceResult = Closed({
  isPaying: Type.Boolean(),
  numbers: Type.Array(UnseenNumber),
})
export type ResumeDeviceResult = Static<typeof ResumeDeviceResult>
