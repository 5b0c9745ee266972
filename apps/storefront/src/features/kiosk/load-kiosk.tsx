import { useEffect } from 'react'

/** Loads the page again at the address of the kiosk, which is an app of its own (KIOSK-2.3). */
export const LoadKiosk = () => {
  useEffect(() => window.location.reload(), [])
  return null
}
