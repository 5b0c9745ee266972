import type { AppSetting, PatchOf, SystemSetting } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { loadSettings } from '../../settings/settings.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'

/** What guests see of the installation, as it is saved or by default. */
export interface ShownBrand {
  readonly app: Pick<AppSetting, 'name' | 'theme' | 'terms' | 'logo' | 'displayLocales'>
  readonly system: Pick<
    SystemSetting,
    'onlineMemberSystem' | 'onlineOrderingSystem' | 'allowChooseShop' | 'pointMonths'
  >
}

/** What is changed of the systems; null clears a number. */
export type SystemChanges = Pick<PatchOf<SystemSetting>, keyof ShownBrand['system']>

/** The name, colours, terms and systems of the installation (CAT-1.10), for owners. The calls fail with a `CallError`. */
export interface Brand extends Loaded<ShownBrand> {
  readonly changeApp: (changes: PatchOf<AppSetting>) => Promise<void>
  readonly changeSystem: (changes: SystemChanges) => Promise<void>
}

/** What holds while nothing was saved. */
const unsaved: ShownBrand = {
  app: { name: [] },
  system: { onlineMemberSystem: false, onlineOrderingSystem: true, allowChooseShop: false },
}

/** Returns what is set: there is nothing to clear in what was never saved. */
const withoutNulls = <T extends object>(changes: T): { [K in keyof T]?: Exclude<T[K], null> } =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: Exclude<T[K], null>
  }

export const createBrand = (connection: Pick<Connection, 'service'>): Brand => {
  const { service } = connection
  const loaded = createLoaded(async (): Promise<ShownBrand> => {
    const { app, system } = await loadSettings(connection)
    return { app: app ?? unsaved.app, system: system ?? unsaved.system }
  })
  return {
    ...loaded,
    changeApp: async (changes) => {
      const { app } = await loadSettings(connection)
      await (app
        ? service('appSettings').patch(app._id, changes)
        : service('appSettings').create({ ...unsaved.app, ...withoutNulls(changes) }))
      await loaded.reload()
    },
    changeSystem: async (changes) => {
      const { system } = await loadSettings(connection)
      await (system
        ? service('systemSettings').patch(system._id, changes)
        : service('systemSettings').create({ ...unsaved.system, ...withoutNulls(changes) }))
      await loaded.reload()
    },
  }
}
