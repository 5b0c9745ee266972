import type { Device } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { clientKeys } from '../../storage/client-keys.ts'
import type { KeyStorage } from '../../storage/key-storage.ts'
import { createStore, type Store } from '../../store/store.ts'

/** The device on which the console runs, if it is paired with a shop. */
export interface ThisDevice extends Pick<Device, 'name' | 'kind' | 'shop'> {
  readonly token: string
}

/** The pairing of this device: staff then sign in at it by PIN (STAFF-3.5). */
export interface PairedDevice {
  readonly state: Store<ThisDevice | undefined>
  /** Pairs it by the code that a manager shows. Fails with a `CallError`. */
  readonly pair: (code: string) => Promise<void>
  /** Forgets the pairing, as the server has. */
  readonly forget: () => void
}

const read = (storage: KeyStorage): ThisDevice | undefined => {
  try {
    const stored: unknown = JSON.parse(storage.read(clientKeys.pairedDevice) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('token' in stored)) return undefined
    return stored as ThisDevice
  } catch {
    return undefined
  }
}

export const createPairedDevice = (
  connection: Pick<Connection, 'service' | 'opened'>,
  storage: KeyStorage,
): PairedDevice => {
  const state = createStore<ThisDevice | undefined>(read(storage))
  return {
    state,
    pair: async (code) => {
      await connection.opened()
      const { device, token } = await connection
        .service('devices/pair')
        .create({ code: code.replaceAll(/\s/g, '') })
      const paired = { name: device.name, kind: device.kind, shop: device.shop, token }
      storage.write(clientKeys.pairedDevice, JSON.stringify(paired))
      state.set(paired)
    },
    forget: () => {
      storage.remove(clientKeys.pairedDevice)
      state.set(undefined)
    },
  }
}
