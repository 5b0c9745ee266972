import { useEffect, useState } from 'react'

/** The time in epoch ms, moving on every so many ms. */
export const useNow = (interval: number): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), interval)
    return () => clearInterval(timer)
  }, [interval])
  return now
}
