import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'

const Text = Type.String({ maxLength: 300 })
const Whole = Type.Integer({ minimum: 0, maximum: 1e12 })

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
    step: Type.Optional(Type.String({ maxLength: 40 })),
    /** Visits since the page was loaded, and those that ended without an order. */
    guests: Type.Optional(Whole),
    abandoned: Type.Optional(Whole),
    /** Visits in which dishes were offered before the check, and those in which one was taken (KIOSK-3.6). */
    offered: Type.Optional(Whole),
    taken: Type.Optional(Whole),
    lastError: Type.Optional(Text),
    /** The command that it has done. */
    done: Type.Optional(Id),
  },
  'DeviceHealth',
)
export type DeviceHealth = Static<typeof DeviceHealth>
