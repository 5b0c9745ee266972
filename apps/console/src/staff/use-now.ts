import { serverNow } from '@comanda/client'
import { useEffect, useState } from 'react'

/** Returns the time in epoch ms, updated every `interval` ms. */
export const useNow = (interval: number): number => {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), interval)
    return () => clearInterval(timer)
  }, [interval])
  return now
}
