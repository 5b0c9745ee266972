import { useSyncExternalStore } from 'react'

/** From this width on the details stand beside the columns. */
const WIDE = '(width >= 80rem)'

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether there is room for two panes. */
export const useWide = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
