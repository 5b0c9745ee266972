import { useLocation, useNavigate } from '@tanstack/react-router'
import { Devices } from '../features/devices/devices.tsx'
import { deviceCodeIn } from './search-params.ts'

/** The devices of the shop, and the one whose code a manager scanned (KIOSK-1.2). */
export const DevicesRoute = () => {
  const { hash } = useLocation()
  const navigate = useNavigate()
  return (
    <Devices
      code={deviceCodeIn(hash)}
      onClosed={() => void navigate({ to: '.', hash: '', replace: true })}
    />
  )
}
