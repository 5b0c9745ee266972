import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 768px)'

const follow = (listener: () => void): (() => void) => {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** How many cards stand side by side: two where there is room. */
export const useColumns = (): number =>
  useSyncExternalStore(follow, () => (window.matchMedia(WIDE).matches ? 2 : 1))
