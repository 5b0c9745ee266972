import { useEffect, useState } from 'react'

/** Returns the time in epoch ms, updated every `interval` ms. */
export const useNow = (interval: number): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval)
    return () => clearInterval(timer)
  }, [interval])
  return now
}
