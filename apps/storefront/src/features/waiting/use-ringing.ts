import { ringBell } from '@comanda/ui'
import { useEffect, useRef } from 'react'

/** How often a call rings, in ms. */
const EVERY = 4000

/**
 * Rings and vibrates as long as `isCalled`, and puts `title` before the page's (WAIT-4.3). Browsers permit sound only after a press
 * on the page: the one by which the party joined, or any later one.
 */
export const useRinging = (isCalled: boolean, title: string): void => {
  const audio = useRef<AudioContext>(undefined)
  useEffect(() => {
    const unlock = (): void => {
      if (typeof AudioContext === 'undefined') return
      audio.current ??= new AudioContext()
      audio.current.resume().catch(() => undefined)
    }
    addEventListener('pointerdown', unlock)
    if (navigator.userActivation?.hasBeenActive) unlock()
    return () => {
      removeEventListener('pointerdown', unlock)
      void audio.current?.close()
      audio.current = undefined
    }
  }, [])
  useEffect(() => {
    if (!isCalled) return undefined
    const before = document.title
    document.title = title
    const ring = (): void => {
      navigator.vibrate?.([300, 150, 300])
      if (audio.current?.state === 'running') ringBell(audio.current)
    }
    ring()
    const timer = setInterval(ring, EVERY)
    return () => {
      clearInterval(timer)
      navigator.vibrate?.(0)
      document.title = before
    }
  }, [isCalled, title])
}
