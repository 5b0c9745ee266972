import { usualIdle } from '@comanda/client/kiosk'
import { useStore } from '@comanda/client/react'
import { useEffect, useMemo } from 'react'
import { useCheckout } from '../../features/cart/use-checkout.ts'
import { createIdleClock } from '../../features/idle/idle-clock.ts'
import { useLocation } from '../../router/use-location.ts'
import { useNeeds } from '../glass/needs-context.tsx'
import { useIsLocked } from '../guests/guest-lock.ts'
import { IdleWarning, MORE_TIME, NOW } from './idle-warning.tsx'
import { useKiosk } from '../kiosk-context.tsx'

const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const
const SECOND = 1000
/** In seconds, of a guest who needs more time (KIOSK-7.4). */
const slow = { warn: 120, reset: 150 } as const

const Watch = () => {
  const { device, reset } = useKiosk()
  const { needs, change } = useNeeds()
  const set = device.idle ?? usualIdle
  const isSlow = needs.slow || needs.low || needs.large || needs.aloud
  const warn = isSlow ? Math.max(slow.warn, set.warn) : set.warn
  const end = isSlow ? Math.max(slow.reset, set.reset, warn + slow.reset - slow.warn) : set.reset
  const clock = useMemo(
    () => createIdleClock({ warn: warn * SECOND, reset: (end - warn) * SECOND }, () => reset()),
    [warn, end, reset],
  )
  const left = useStore(clock.left)
  useEffect(() => {
    const stop = clock.start()
    const hear = ({ target }: Event): void => {
      // A touch continues and takes the warning away, before a press of its buttons is complete.
      const isWithin = (mark: string): boolean =>
        target instanceof Element && target.closest(`[${mark}]`) !== null
      if (isWithin(NOW)) return
      if (isWithin(MORE_TIME)) change({ slow: true })
      clock.touch()
    }
    for (const sign of SIGNS) window.addEventListener(sign, hear, { passive: true })
    return () => {
      stop()
      for (const sign of SIGNS) window.removeEventListener(sign, hear)
    }
  }, [clock, change])
  if (left === undefined) return null
  return (
    <IdleWarning
      left={left}
      onStay={clock.touch}
      onMore={() => change({ slow: true })}
      onReset={() => reset()}
    />
  )
}

/**
 * Warns a guest who does nothing, then begins again (KIOSK-4.1). Never while an order is being sent or its outcome is unknown
 * (KIOSK-4.2) or the guest is locked, as by a payment (KIOSK-6.3), nor at the first screen.
 */
export const KioskIdle = () => {
  const { pathname } = useLocation()
  const { status } = useCheckout()
  const isLocked = useIsLocked()
  const isSending = status === 'busy' || status === 'unknown'
  return pathname === '/posHome' || isSending || isLocked ? null : <Watch />
}
