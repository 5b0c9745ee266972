import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Instant } from '../fields/time.ts'
import { Device, DeviceKind } from './schema.ts'

const Agent = Type.String({ maxLength: 300 })
const Screen = Type.String({ maxLength: 40 })

/** `create devices/request`: a device that nobody has paired asks for a code to show. `kind` is `kiosk` if absent. */
export const DeviceRequestData = Closed(
  {
    kind: Type.Optional(DeviceKind),
    /** Its browser, by the user agent. */
    agent: Type.Optional(Agent),
    /** Its screen in pixels, such as `1080×1920`. */
    screen: Type.Optional(Screen),
  },
  'DeviceRequestData',
)
export type DeviceRequestData = Static<typeof DeviceRequestData>

/** `request` is the device's secret, `code` is shown: eight digits, valid once until `expires`. */
export const DeviceRequestResult = Closed({
  request: Type.String(),
  code: Type.String(),
  expires: Instant,
})
export type DeviceRequestResult = Static<typeof DeviceRequestResult>

/** `create devices/confirm`: a manager of the shop types the code that the device shows, and names the device. */
export const ConfirmDeviceData = Closed(
  {
    code: Type.String({ pattern: '^[0-9]{8}$' }),
    shop: Id,
    name: Type.String({ minLength: 1, maxLength: 100 }),
  },
  'ConfirmDeviceData',
)
export type ConfirmDeviceData = Static<typeof ConfirmDeviceData>

/** What shows the code, and from which address: a manager sees whether it is the device before them. */
export const ConfirmDeviceResult = Closed({
  kind: DeviceKind,
  agent: Type.Optional(Agent),
  screen: Type.Optional(Screen),
  address: Type.Optional(Type.String()),
})
export type ConfirmDeviceResult = Static<typeof ConfirmDeviceResult>

/** `create devices/claim`: the device asks every three seconds whether it is confirmed. */
export const ClaimDeviceData = Closed(
  { request: Type.String({ minLength: 20, maxLength: 100 }) },
  'ClaimDeviceData',
)
export type ClaimDeviceData = Static<typeof ClaimDeviceData>

/** Both are absent until somebody confirms. The token is returned once. */
export const ClaimDeviceResult = Closed({
  device: Type.Optional(Device),
  token: Type.Optional(Type.String()),
})
export type ClaimDeviceResult = Static<typeof ClaimDeviceResult>
