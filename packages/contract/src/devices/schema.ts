import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OneOf } from '../fields/one-of.ts'
import { Instant } from '../fields/time.ts'
import { DeviceCommand } from './commands.ts'
import { DeviceHealth } from './health.ts'
import { ClearedSettings, KioskSettings } from './kiosk-settings.ts'

const Name = Type.String({ minLength: 1, maxLength: 100 })

/**
 * What a device is for: guests who order at it, staff who take orders and money, the kitchen, or a screen of orders that
 * are ready.
 */
export const DeviceKind = OneOf('kiosk', 'till', 'kitchen', 'pickup')
export type DeviceKind = Static<typeof DeviceKind>

/** A device that is paired with a shop. Removing it revokes its token. */
export const Device = Closed(
  {
    _id: Id,
    shop: Id,
    name: Name,
    kind: DeviceKind,
    createTime: Instant,
    lastSeen: Type.Optional(Instant),
    ...KioskSettings,
    command: Type.Optional(DeviceCommand),
    health: Type.Optional(DeviceHealth),
  },
  'Device',
)
export type Device = Static<typeof Device>

export const DevicePatch = Closed(
  { name: Type.Optional(Name), ...ClearedSettings },
  'DevicePatch',
  1,
)
export type DevicePatch = Static<typeof DevicePatch>

/**
 * `create devices/pairingCode`: staff show the code to the terminal; it is valid once, for ten minutes. A `kiosk`
 * unless `kind` says otherwise.
 */
export const PairingCodeData = Closed(
  { shop: Id, name: Name, kind: Type.Optional(DeviceKind) },
  'PairingCodeData',
)
export type PairingCodeData = Static<typeof PairingCodeData>
export const PairingCodeResult = Closed({ code: Type.String(), expires: Instant })
export type PairingCodeResult = Static<typeof PairingCodeResult>

/** A pairing code: the number of its shop, then eight random digits. */
const PairingCode = Type.String({ pattern: '^[0-9]{8,16}$' })

/** `create devices/pair`: returns the token with which the terminal signs in (`strategy: 'device'`). */
export const PairDeviceData = Closed({ code: PairingCode }, 'PairDeviceData')
export type PairDeviceData = Static<typeof PairDeviceData>
export const PairDeviceResult = Closed({ device: Device, token: Type.String() })
export type PairDeviceResult = Static<typeof PairDeviceResult>
