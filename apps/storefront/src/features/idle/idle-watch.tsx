import { useStore } from '@comanda/client/react'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { useCheckout } from '../cart/use-checkout.ts'
import { createIdleClock, type IdleTimes } from './idle-clock.ts'

const IdleDialog = lazy(async () => ({ default: (await import('./idle-dialog.tsx')).IdleDialog }))
/** Events that count as activity. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll'] as const

interface WatchProps {
  readonly times: IdleTimes
  /** Whether the reset removes what the guest has left on the device. */
  readonly isShared?: boolean
  readonly onReset: () => void
}

const Watch = ({ times, isShared = false, onReset }: WatchProps) => {
  const clock = useMemo(() => createIdleClock(times, onReset), [times, onReset])
  const left = useStore(clock.left)
  useEffect(() => {
    let stop = clock.start()
    const seen = () => {
      stop()
      if (document.visibilityState === 'visible') stop = clock.start()
    }
    const hear = () => {
      if (clock.left.get() === undefined) clock.touch()
    }
    for (const sign of SIGNS) window.addEventListener(sign, hear, { passive: true })
    document.addEventListener('visibilitychange', seen)
    return () => {
      stop()
      for (const sign of SIGNS) window.removeEventListener(sign, hear)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [clock])
  if (left === undefined) return null
  return (
    <Suspense>
      <IdleDialog left={left} isShared={isShared} onStay={clock.touch} onReset={onReset} />
    </Suspense>
  )
}

/**
 * Warns after a time without activity, then resets; never while the page is hidden. The warning itself is dismissed by its
 * buttons. A checkout that is under way, or was refused, is not interrupted.
 */
export const IdleWatch = (props: WatchProps) => {
  const { status } = useCheckout()
  return status === 'idle' ? <Watch {...props} /> : null
}
