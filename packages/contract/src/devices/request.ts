import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Instant } from '../fields/time.ts'
import { PairingSign } from './pairing-sign.ts'
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

/** `request` is the device's secret, `code` and `sign` are shown: eight digits, valid once until `expires`. */
export const DeviceRequestResult = Closed({
  request: Type.String(),
  code: Type.String(),
  sign: PairingSign,
  expires: Instant,
})
export type DeviceRequestResult = Static<typeof DeviceRequestResult>

const Code = Type.String({ pattern: '^[0-9]{8}$' })

/** `create devices/inspect`: a manager of the shop types a code, and sees what shows it before they confirm (KIOSK-1.2). */
export const InspectDeviceData = Closed({ code: Code, shop: Id }, 'InspectDeviceData')
export type InspectDeviceData = Static<typeof InspectDeviceData>

/** `create devices/confirm`: a manager of the shop types the code that the device shows, and names the device. */
export const ConfirmDeviceData = Closed(
  {
    code: Code,
    shop: Id,
    name: Type.String({ minLength: 1, maxLength: 100 }),
  },
  'ConfirmDeviceData',
)
export type ConfirmDeviceData = Static<typeof ConfirmDeviceData>

/**
 * What shows the code, from which address, and beside which sign: a manager sees whether it is the device before them. A build
 * before signs stored none.
 */
export const WaitingDevice = Closed({
  kind: DeviceKind,
  agent: Type.Optional(Agent),
  screen: Type.Optional(Screen),
  address: Type.Optional(Type.String()),
  sign: Type.Optional(PairingSign),
})
export type WaitingDevice = Static<typeof WaitingDevice>

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
