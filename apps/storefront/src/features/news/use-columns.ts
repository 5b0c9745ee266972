import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 768px)'

const follow = (listener: () => void): (() => void) => {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Returns how many cards fit side by side: two if there is room. */
export const useColumns = (): number =>
  useSyncExternalStore(
    follow,
    () => (window.matchMedia(WIDE).matches ? 2 : 1),
    () => 1,
  )
