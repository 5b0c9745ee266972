import { jsonEntry, type KeyStorage } from '@comanda/client'
import { type AppSetting, storageKeys, type SystemSetting } from '@comanda/contract'
import type { OrderType } from '@comanda/engine/catalog'

/**
 * What is stored between visits under `settings`: the ordering mode; colours and permissions, so that the page never flashes
 * and is right without a network.
 */
export interface SavedSettings {
  readonly mode: OrderType
  readonly look?: AppSetting
  readonly allowed?: SystemSetting
}

const modes: readonly OrderType[] = ['takeAway', 'dineInNoTable', 'dineIn']

export const savedSettings = (storage: KeyStorage) => {
  const entry = jsonEntry(storage, storageKeys.settings)
  const read = (): SavedSettings => {
    const stored = (entry.read() ?? {}) as Partial<SavedSettings>
    const mode = modes.find((known) => known === stored.mode) ?? 'takeAway'
    return {
      mode,
      ...(stored.look === undefined ? {} : { look: stored.look }),
      ...(stored.allowed === undefined ? {} : { allowed: stored.allowed }),
    }
  }
  return {
    read,
    save: (change: Partial<SavedSettings>): void => entry.write({ ...read(), ...change }),
  }
}
