import { useSyncExternalStore } from 'react'

/** Room for the categories and the cart beside the menu (SCREEN-3.6). The styles have the same width. */
const DESK = '(min-width: 1024px)'

const follow = (listener: () => void): (() => void) => {
  const query = window.matchMedia(DESK)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Returns true on a screen of a desk, or of a tablet that lies on it. */
export const useIsDesk = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.matchMedia(DESK).matches,
    () => false,
  )
