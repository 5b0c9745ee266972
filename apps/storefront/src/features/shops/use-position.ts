import { useCallback, useState } from 'react'

/** A position on the earth, in degrees. */
export interface Position {
  readonly lat: number
  readonly long: number
}

/** A position may be this old, in ms. */
const MAX_AGE = 300_000

/** Returns the diner's position, once the browser was allowed to share it. */
export const usePosition = () => {
  const [position, setPosition] = useState<Position>()
  const [status, setStatus] = useState<'idle' | 'requesting' | 'known' | 'refused'>('idle')
  const ask = useCallback(() => {
    if (!('geolocation' in navigator)) return setStatus('refused')
    setStatus('requesting')
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
