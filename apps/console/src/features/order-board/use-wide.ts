import { useSyncExternalStore } from 'react'

/** From this width on, the details are beside the columns. */
const WIDE = '(width >= 80rem)'

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Returns `true` if the window is wide enough for columns and details side by side. */
export const useWide = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
