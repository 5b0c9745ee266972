import { serverNow } from '@comanda/client'
import { useEffect, useState } from 'react'

const SECOND_MS = 1000

const secondsUntil = (time: string): number =>
  Math.max(0, Math.ceil((Date.parse(time) - serverNow()) / SECOND_MS))

/** Returns the seconds until a time of a payment, counted down to 0. */
export const useSecondsLeft = (time: string): number => {
  const [seconds, setSeconds] = useState(() => secondsUntil(time))
  useEffect(() => {
    const count = (): void => setSeconds(secondsUntil(time))
    count()
    const timer = setInterval(count, SECOND_MS)
    return () => clearInterval(timer)
  }, [time])
  return seconds
}
