import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OneOf } from '../fields/one-of.ts'
import { Instant } from '../fields/time.ts'

const Text = Type.String({ maxLength: 300 })
const Step = Type.String({ maxLength: 40 })
const Whole = Type.Integer({ minimum: 0, maximum: 1e12 })

/** Whether a camera can read codes: `unasked` until a guest has pressed its button for the first time. */
export const CameraState = OneOf('ready', 'unasked', 'refused', 'none')
export type CameraState = Static<typeof CameraState>

/**
 * `create devices/health`: what a kiosk says of itself each minute. It names no guest and no order. Returns the device's record,
 * with what staff have set.
 */
export const DeviceHealth = Closed(
  {
    /** The build that it runs. */
    version: Type.Optional(Text),
    /** The browser, by its user agent. */
    agent: Type.Optional(Text),
    /** In pixels, such as `1080×1920`. */
    screen: Type.Optional(Type.String({ maxLength: 40 })),
    /** Seconds since the page was loaded. */
    uptime: Whole,
    /** Bytes of the page's memory, if the browser says. */
    heap: Type.Optional(Whole),
    /** The step that it shows, such as `attract` or `pay`. */
    step: Type.Optional(Step),
    /** Visits since the page was loaded, and those that ended without an order. */
    guests: Type.Optional(Whole),
    abandoned: Type.Optional(Whole),
    /** Of these, how many ended at which step. */
    abandonedAt: Type.Optional(Type.Array(Closed({ step: Step, count: Whole }), { maxItems: 20 })),
    /** Visits in which dishes were offered before the check, and those in which one was taken (KIOSK-3.6). */
    offered: Type.Optional(Whole),
    taken: Type.Optional(Whole),
    camera: Type.Optional(CameraState),
    /** When a scanner last typed a code. */
    scanned: Type.Optional(Instant),
    /** How long the call before took, in ms. */
    roundTrip: Type.Optional(Whole),
    lastError: Type.Optional(Text),
    /** The command that it has done. */
    done: Type.Optional(Id),
  },
  'DeviceHealth',
)
export type DeviceHealth = Static<typeof DeviceHealth>
