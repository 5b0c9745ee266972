import type { AppSetting, SystemSetting } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'

/** The settings of an installation; absent if they were never saved. */
export interface InstallationSettings {
  /** The enabled systems. */
  readonly system?: SystemSetting
  /** Name, theme and pictures. */
  readonly app?: AppSetting
}

/** Loads the settings of the installation. */
export const loadSettings = async ({
  service,
}: Pick<Connection, 'service'>): Promise<InstallationSettings> => {
  const [[system], [app]] = await Promise.all([
    service('systemSettings').find(),
    service('appSettings').find(),
  ])
  return { ...(system && { system }), ...(app && { app }) }
}
