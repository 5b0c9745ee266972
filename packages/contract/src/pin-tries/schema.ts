import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OneOf } from '../fields/one-of.ts'
import { Instant } from '../fields/time.ts'

/** How many wrong PINs were entered at a device of a shop, or by an account on a device of its own (STAFF-3.6). */
export const PinTries = Closed(
  {
    /** The device or the account. */
    _id: Id,
    shop: Id,
    kind: OneOf('device', 'account'),
    /** Wrong ones since the last right one. */
    wrong: Type.Integer({ minimum: 0 }),
    /** Wrong ones within the 24 hours that began at `since`. */
    today: Type.Integer({ minimum: 0 }),
    since: Instant,
    /** Until then no PIN is accepted. */
    waitUntil: Type.Optional(Instant),
  },
  'PinTries',
)
export type PinTries = Static<typeof PinTries>

/** `create pinTries/forgive`: a manager lets PINs be entered again at once, after wrong ones of `source`. */
export const ForgivePinTriesData = Closed({ shop: Id, source: Id }, 'ForgivePinTriesData')
export type ForgivePinTriesData = Static<typeof ForgivePinTriesData>
export const ForgivePinTriesResult = Closed({ _id: Id })
export type ForgivePinTriesResult = Static<typeof ForgivePinTriesResult>
