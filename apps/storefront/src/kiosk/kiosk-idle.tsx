import { useStore } from '@comanda/client/react'
import { useEffect, useMemo } from 'react'
import { useCheckout } from '../checkout/use-checkout.ts'
import { createIdleClock } from '../features/idle/idle-clock.ts'
import { IdleDialog } from '../features/idle/idle-dialog.tsx'
import { useLocation } from '../router/use-location.ts'
import { useKiosk } from './kiosk-context.tsx'

const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const
const SECOND = 1000
/** In seconds, unless staff have set others (KIOSK-4.1). */
const usual = { warn: 60, reset: 70 } as const

const Watch = () => {
  const { device, reset } = useKiosk()
  const { warn, reset: end } = device.idle ?? usual
  const clock = useMemo(
    () => createIdleClock({ warn: warn * SECOND, reset: (end - warn) * SECOND }, () => reset()),
    [warn, end, reset],
  )
  const left = useStore(clock.left)
  useEffect(() => {
    const stop = clock.start()
    for (const sign of SIGNS) window.addEventListener(sign, clock.touch, { passive: true })
    return () => {
      stop()
      for (const sign of SIGNS) window.removeEventListener(sign, clock.touch)
    }
  }, [clock])
  if (left === undefined) return null
  return <IdleDialog left={left} onStay={clock.touch} onReset={() => reset()} />
}

/**
 * Warns a guest who does nothing, then begins again (KIOSK-4.1). Never while an order is being sent or its outcome is unknown
 * (KIOSK-4.2), nor at the first screen.
 */
export const KioskIdle = () => {
  const { pathname } = useLocation()
  const { status } = useCheckout()
  const isSending = status === 'busy' || status === 'unknown'
  return pathname === '/posHome' || isSending ? null : <Watch />
}
