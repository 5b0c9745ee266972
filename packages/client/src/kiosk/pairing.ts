import type { Device, PairingSign } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import { jsonEntry } from '../storage/json-entry.ts'
import type { KeyStorage } from '../storage/key-storage.ts'
import { createStore, type Store } from '../store/store.ts'

/** The key of the paired kiosk in the browser's storage. */
const KEY = 'posDevice'

/** How often the device looks whether a manager has confirmed, in ms (KIOSK-1.3). */
const LOOK_EVERY = 3000

/** What a kiosk is paired as, with its token. */
export interface PairedKiosk {
  readonly device: Device
  readonly token: string
}

export interface PairingState {
  /** Absent while the device is not paired. */
  readonly paired?: PairedKiosk
  /** The code to show; absent until there is one. */
  readonly code?: string
  /** What to show beside it; the console shows the same (KIOSK-1.7). */
  readonly sign?: PairingSign
}

/** The pairing of this kiosk with a shop. */
export interface KioskPairing {
  readonly state: Store<PairingState>
  /** Shows codes until a manager confirms one, or the returned function is called. Does nothing if it is paired. */
  readonly begin: (connection: Pick<Connection, 'service' | 'opened'>) => () => void
  /** Stores the settings that staff have changed. */
  readonly update: (device: Device) => void
  /** Forgets the pairing, as the server has. */
  readonly forget: () => void
}

const isPaired = (stored: unknown): stored is PairedKiosk =>
  typeof stored === 'object' && stored !== null && 'device' in stored && 'token' in stored

export interface PairingOptions {
  readonly storage: KeyStorage
  /** What the manager reads of the device. */
  readonly agent: string
  readonly screen: string
}

export const createKioskPairing = ({ storage, agent, screen }: PairingOptions): KioskPairing => {
  const entry = jsonEntry(storage, KEY)
  const stored = entry.read()
  const state = createStore<PairingState>(isPaired(stored) ? { paired: stored } : {})
  const adopt = (paired: PairedKiosk): void => {
    entry.write(paired)
    state.set({ paired })
  }
  return {
    state,
    begin: ({ service, opened }) => {
      let request: string | undefined
      let timer: ReturnType<typeof setTimeout> | undefined
      let isOver = state.get().paired !== undefined
      const look = async (): Promise<void> => {
        await opened()
        if (request === undefined) {
          const begun = await service('devices/request').create({ kind: 'kiosk', agent, screen })
          if (isOver) return
          request = begun.request
          state.set({ code: begun.code, sign: begun.sign })
        }
        const { device, token } = await service('devices/claim').create({ request })
        if (isOver || !device || token === undefined) return
        isOver = true
        adopt({ device, token })
      }
      const again = async (): Promise<void> => {
        try {
          await look()
        } catch (error) {
          // The code has expired: the next one is requested. Anything else, such as a lost network, is tried again.
          if (normaliseError(error).code === 'pairingRefused') request = undefined
        }
        if (!isOver) timer = setTimeout(() => void again(), LOOK_EVERY)
      }
      if (!isOver) void again()
      return () => {
        isOver = true
        clearTimeout(timer)
      }
    },
    update: (device) => {
      const { paired } = state.get()
      if (paired) adopt({ ...paired, device })
    },
    forget: () => {
      entry.remove()
      state.set({})
    },
  }
}
