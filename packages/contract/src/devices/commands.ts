import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OneOf } from '../fields/one-of.ts'
import { TentNumber } from '../fields/tent-number.ts'
import { Instant } from '../fields/time.ts'
import { ReaderName } from '../payments/reader-name.ts'

/** What staff have a kiosk do from afar: load its page again, show its name, or print a page. */
export const CommandKind = OneOf('reload', 'identify', 'testPrint')
export type CommandKind = Static<typeof CommandKind>

/**
 * The last command to a kiosk. It waits until nobody orders there; `doneTime` is when the kiosk said that it was done
 * (KIOSK-9.2).
 */
export const DeviceCommand = Closed({
  _id: Id,
  kind: CommandKind,
  time: Instant,
  doneTime: Type.Optional(Instant),
})
export type DeviceCommand = Static<typeof DeviceCommand>

/** `create devices/command`: a manager has a kiosk do something; the command replaces one that still waits. */
export const CommandDeviceData = Closed(
  { shop: Id, device: Id, kind: CommandKind },
  'CommandDeviceData',
)
export type CommandDeviceData = Static<typeof CommandDeviceData>

/** `create devices/unpair`: a kiosk ends its own pairing. `approval`: a manager's, for this call and this device (KIOSK-8.5). */
export const UnpairDeviceData = Closed(
  { approval: Type.String({ maxLength: 100 }) },
  'UnpairDeviceData',
)
export type UnpairDeviceData = Static<typeof UnpairDeviceData>

/** `create devices/stands`: the numbers of stands that guests of the shop have at their tables (KIOSK-8.3). */
export const StandsInUseData = Type.Unsafe<Readonly<Record<string, never>>>(
  Closed({}, 'StandsInUseData'),
)
export type StandsInUseData = Static<typeof StandsInUseData>
export const StandsInUseResult = Closed({ inUse: Type.Array(TentNumber) })
export type StandsInUseResult = Static<typeof StandsInUseResult>

/** A card reader at a payment provider. */
export const CardReader = Closed(
  {
    /** What a kiosk's record names it by. */
    reader: ReaderName,
    /** What the restaurant calls it. */
    name: Type.String(),
    isOnline: Type.Boolean(),
    /** That of the payment account: kiosks without a reader of their own use it. */
    isUsual: Type.Optional(Type.Boolean()),
  },
  'CardReader',
)
export type CardReader = Static<typeof CardReader>

/** `create devices/readers`: the readers that the shop's payment accounts have, for a manager who sets a kiosk (KIOSK-6.9). */
export const ShopReadersData = Closed({ shop: Id }, 'ShopReadersData')
export type ShopReadersData = Static<typeof ShopReadersData>
export const ShopReadersResult = Closed({ readers: Type.Array(CardReader) })
export type ShopReadersResult = Static<typeof ShopReadersResult>

/** `create devices/move`: the kiosk of `shop` belongs to the shop `to` from then on, without being paired again (KIOSK-9.3). */
export const MoveDeviceData = Closed({ shop: Id, device: Id, to: Id }, 'MoveDeviceData')
export type MoveDeviceData = Static<typeof MoveDeviceData>
