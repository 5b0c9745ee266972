import type { Device, DeviceHealth } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'

/** Says how the kiosk is; returns its record, with what staff have set in the meantime (KIOSK-1.5). Fails with a `CallError`. */
export const sayHealth = (
  { service }: Pick<Connection, 'service'>,
  health: DeviceHealth,
): Promise<Device> => service('devices/health').create(health)
