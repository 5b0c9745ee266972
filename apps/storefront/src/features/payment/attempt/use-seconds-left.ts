import { attemptNow } from '@comanda/client'
import { useEffect, useState } from 'react'

const SECOND_MS = 1000

type Counted = Parameters<typeof attemptNow>[0]

const secondsUntil = (time: string, counted: Counted): number =>
  Math.max(0, Math.ceil((Date.parse(time) - attemptNow(counted)) / SECOND_MS))

/** Returns the seconds until a time of a payment, counted down to 0. */
export const useSecondsLeft = (time: string, { attempt, begun }: Counted): number => {
  const [seconds, setSeconds] = useState(() => secondsUntil(time, { attempt, begun }))
  useEffect(() => {
    const count = (): void => setSeconds(secondsUntil(time, { attempt, begun }))
    count()
    const timer = setInterval(count, SECOND_MS)
    return () => clearInterval(timer)
  }, [time, attempt, begun])
  return seconds
}
