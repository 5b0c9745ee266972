import { useCallback, useState } from 'react'
import type { Position } from './distance.ts'

/** A position may be this old, in ms. */
const MAX_AGE = 300_000

/** Where the diner is, once the browser was asked for it and gave it. */
export const usePosition = () => {
  const [position, setPosition] = useState<Position>()
  const [status, setStatus] = useState<'unasked' | 'asking' | 'known' | 'refused'>('unasked')
  const ask = useCallback(() => {
    if (!('geolocation' in navigator)) return setStatus('refused')
    setStatus('asking')
    return navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPosition({ lat: coords.latitude, long: coords.longitude })
        setStatus('known')
      },
      () => setStatus('refused'),
      { maximumAge: MAX_AGE },
    )
  }, [])
  return { position, status, ask }
}
