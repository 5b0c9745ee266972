import { createStore, serverNow } from '@comanda/client'
import { useSelected } from '@comanda/client/react'
import { useEffect } from 'react'

/** How often the minutes are looked at, in ms. */
const TICK = 10_000
const MINUTE = 60_000

const clock = createStore(serverNow())
let users = 0
let timer: ReturnType<typeof setInterval> | undefined

/** Runs the one clock of all minutes while any of them shows. */
const useClock = (): void =>
  useEffect(() => {
    users += 1
    clock.set(serverNow())
    timer ??= setInterval(() => clock.set(serverNow()), TICK)
    return () => {
      users -= 1
      if (users > 0) return
      clearInterval(timer)
      timer = undefined
    }
  }, [])

/** Returns whether so many minutes have passed since an instant in epoch ms; the component renders again only as they have. */
export const useIsPast = (instant: number | undefined, minutes: number): boolean => {
  useClock()
  return useSelected(clock, (now) => instant !== undefined && now - instant >= minutes * MINUTE)
}

/** Returns the whole minutes since an instant in epoch ms; the component renders again only when their number changes. */
export const useMinutesSince = (instant: number): number => {
  useClock()
  return useSelected(clock, (now) => Math.max(0, Math.floor((now - instant) / MINUTE)))
}
