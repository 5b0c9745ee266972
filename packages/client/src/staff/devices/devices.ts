import type {
  CardReader,
  CommandKind,
  Device,
  DeviceKind,
  DevicePatch,
  PairingCodeResult,
  PinTries,
  Printer,
  WaitingDevice,
} from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'

/** A paired device, with the wrong PINs that were entered at it. */
export interface ShownDevice extends Device {
  readonly tries?: PinTries
  /** The shop's printer of receipts, as the server knows it: a kiosk prints its tickets there (KIOSK-6.8). */
  readonly printer?: Printer
}

/** The devices that are paired with a shop. Changes fail with a `CallError`. */
export interface Devices extends Loaded<readonly ShownDevice[]> {
  /** Returns a code by which a device is paired; it is valid once, for ten minutes. */
  readonly pairingCode: (name: string, kind: DeviceKind) => Promise<PairingCodeResult>
  /** Returns what shows a code, before anything changes (KIOSK-1.2). */
  readonly inspect: (code: string) => Promise<WaitingDevice>
  /** Lets the device that shows a code belong to the shop (KIOSK-1.2). It appears once it claims. */
  readonly confirm: (code: string, name: string) => Promise<WaitingDevice>
  readonly rename: (device: string, name: string) => Promise<void>
  /** Changes the name or the settings of a kiosk; `null` clears a setting. */
  readonly change: (device: string, patch: DevicePatch) => Promise<void>
  /** Has a kiosk do something on its first screen (KIOSK-9.2). */
  readonly command: (device: string, kind: CommandKind) => Promise<void>
  /** Returns the card readers that the shop's payment accounts have at their providers. */
  readonly readers: () => Promise<readonly CardReader[]>
  /** Moves a kiosk to another shop (KIOSK-9.3). */
  readonly move: (device: string, to: string) => Promise<void>
  /** Ends the pairing, and every sign-in at the device. */
  readonly remove: (device: string) => Promise<void>
  /** Lets PINs be entered at a device again at once (STAFF-3.6). */
  readonly forgive: (device: string) => Promise<void>
  /** Reads them again on each event and each connect, until the returned function is called. */
  readonly open: () => () => void
}

export const createDevices = (
  { service, onConnect }: Pick<Connection, 'service' | 'onConnect'>,
  shop: string,
): Devices => {
  const loaded = createLoaded(async (): Promise<readonly ShownDevice[]> => {
    await service('shops/subscribe').create({ item: shop })
    const [devices, tries, printers] = await Promise.all([
      service('devices').find({ shop, $sort: { createTime: -1 } }),
      service('pinTries').find({ shop, $limit: 100 }),
      service('printers').find({ shop, $sort: { order: 1, _id: 1 } }),
    ])
    const of = new Map(tries.data.map((one) => [one._id, one]))
    const printer = printers.find(({ receipts, status }) => receipts && status !== 'disabled')
    return devices.map((device) => {
      const own = of.get(device._id)
      const withTries = own ? { ...device, tries: own } : device
      return printer && device.kind === 'kiosk' ? { ...withTries, printer } : withTries
    })
  })
  const { reload } = loaded
  return {
    ...loaded,
    pairingCode: (name, kind) => service('devices/pairingCode').create({ shop, name, kind }),
    inspect: (code) => service('devices/inspect').create({ code, shop }),
    confirm: (code, name) => service('devices/confirm').create({ code, shop, name }),
    rename: async (device, name) => {
      await service('devices').patch(device, { name })
      await reload()
    },
    change: async (device, patch) => {
      await service('devices').patch(device, patch)
      await reload()
    },
    command: async (device, kind) => {
      await service('devices/command').create({ shop, device, kind })
      await reload()
    },
    readers: async () => (await service('devices/readers').create({ shop })).readers,
    move: async (device, to) => {
      await service('devices/move').create({ shop, device, to })
      await reload()
    },
    remove: async (device) => {
      await service('devices').remove(device)
      await reload()
    },
    forgive: async (source) => {
      await service('pinTries/forgive').create({ shop, source })
      await reload()
    },
    open: () => {
      const again = () => void reload()
      const ends = [
        service('devices').on('created', again),
        service('devices').on('patched', again),
        service('devices').on('removed', again),
        service('pinTries').on('patched', again),
        service('printers').on('patched', again),
        onConnect(again),
      ]
      void reload()
      return () => {
        for (const end of ends) end()
      }
    },
  }
}
