import { ringBell } from '@comanda/ui'
import { useEffect, useRef } from 'react'
import { titleMark } from './title-mark.ts'
import type { SessionOrder } from './order-steps.ts'

/** Lengths of the vibration and its pauses, in ms. */
const SHAKE = [200, 100, 200]
const ICON = 'link[rel=icon]'
const READY_ICON = '/icon-ready.svg'

/** Rings and vibrates if the browser allows it: a page may once it was touched. */
const ring = async (): Promise<void> => {
  if (!navigator.userActivation?.hasBeenActive) return
  navigator.vibrate?.(SHAKE)
  const audio = new AudioContext()
  await audio.resume()
  ringBell(audio)
}

/** Tells that an order is ready: once by sound and vibration, and as long as it waits by the title and icon of the tab. */
export const useReadySign = ({ _id, status }: SessionOrder, text: string): void => {
  const seen = useRef({ _id, status })
  const isReady = status === 'ready'

  useEffect(() => {
    const before = seen.current
    seen.current = { _id, status }
    if (isReady && before._id === _id && before.status !== 'ready')
      void ring().catch(() => undefined)
  }, [_id, status, isReady])
  useEffect(() => {
    if (!isReady) return undefined
    const icon = document.querySelector(ICON)
    const usual = icon?.getAttribute('href') ?? '/icon.svg'
    titleMark.set(text)
    icon?.setAttribute('href', READY_ICON)
    return () => {
      titleMark.set(undefined)
      icon?.setAttribute('href', usual)
    }
  }, [isReady, text])
}
