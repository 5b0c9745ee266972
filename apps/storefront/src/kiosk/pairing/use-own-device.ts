import { followDevice } from '@comanda/client/kiosk'
import type { Device } from '@comanda/contract'
import { useEffect, useEffectEvent } from 'react'
import type { Guest } from '../guests/guest.ts'

interface OwnDevice {
  readonly device: Device
  readonly onChanged: (device: Device) => void
  /** The pairing may have ended, or the kiosk was moved. */
  readonly onGone: () => void
}

/** Hears what staff set for this kiosk as they set it (KIOSK-9.2). */
export const useOwnDevice = (guest: Guest, { device, onChanged, onGone }: OwnDevice): void => {
  const change = useEffectEvent((changed: Device): void => onChanged(changed))
  const leave = useEffectEvent((): void => onGone())
  const { _id: id } = device
  useEffect(
    () =>
      followDevice(guest.diner.client.connection, id, {
        onChanged: (changed) => change(changed),
        onGone: () => leave(),
      }),
    [guest, id],
  )
}
