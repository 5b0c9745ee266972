import { jsonEntry, type KeyStorage } from '@comanda/client'
import { type AppSetting, storageKeys, type SystemSetting } from '@comanda/contract'
import type { OrderType } from '@comanda/engine/catalog'

/** What is kept between visits under `settings`: the ordering mode; the look and what is allowed, so that the page never flashes and is right without a network. */
export interface KeptSettings {
  readonly mode: OrderType
  readonly look?: AppSetting
  readonly allowed?: SystemSetting
}

const modes: readonly OrderType[] = ['takeAway', 'dineInNoTable', 'dineIn']

export const savedSettings = (storage: KeyStorage) => {
  const entry = jsonEntry(storage, storageKeys.settings)
  const read = (): KeptSettings => {
    const kept = (entry.read() ?? {}) as Partial<KeptSettings>
    const mode = modes.find((known) => known === kept.mode) ?? 'takeAway'
    return {
      mode,
      ...(kept.look === undefined ? {} : { look: kept.look }),
      ...(kept.allowed === undefined ? {} : { allowed: kept.allowed }),
    }
  }
  return {
    read,
    keep: (change: Partial<KeptSettings>): void => entry.write({ ...read(), ...change }),
  }
}
