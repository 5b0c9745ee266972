import type { Device } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'

interface DeviceListener {
  /** Staff have set something, or moved it. */
  readonly onChanged: (device: Device) => void
  /** The pairing may have ended, or the kiosk was moved. */
  readonly onGone: () => void
}

/** Hears what staff set for a kiosk as they set it (KIOSK-9.2), until the returned function is called. */
export const followDevice = (
  { service }: Pick<Connection, 'service'>,
  id: string,
  { onChanged, onGone }: DeviceListener,
): (() => void) => {
  const hear = (device: Device): void => {
    if (device._id === id) onChanged(device)
  }
  const ends = [
    service('devices').on('patched', hear),
    service('devices').on('created', hear),
    service('devices').on('removed', (gone) => {
      if (gone._id === id) onGone()
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}
