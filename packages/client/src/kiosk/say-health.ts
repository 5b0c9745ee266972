import type { Device, DeviceHealth } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'

interface SaidHealth {
  /** The kiosk's record, with what staff have set in the meantime. */
  readonly device: Device
  /** How long the call took, in ms. */
  readonly took: number
}

/** Says how the kiosk is (KIOSK-1.5). Fails with a `CallError`. */
export const sayHealth = async (
  { service, opened }: Pick<Connection, 'service' | 'opened'>,
  health: DeviceHealth,
): Promise<SaidHealth> => {
  // The time of a call is the network's and the server's, not that of a new connection.
  await opened()
  const began = performance.now()
  const device = await service('devices/health').create(health)
  return { device, took: Math.round(performance.now() - began) }
}
