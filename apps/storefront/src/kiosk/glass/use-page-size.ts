import { useSyncExternalStore } from 'react'
import type { PageSize } from './glass.ts'

let last: PageSize = { width: 0, height: 0, ratio: 1 }

/** Returns the screen's size: a keyboard that opens on it takes room of the page, but nothing becomes smaller. */
export const pageSize = (): PageSize => {
  const { width, height } = window.screen
  const ratio = window.devicePixelRatio
  if (last.width !== width || last.height !== height || last.ratio !== ratio)
    last = { width, height, ratio }
  return last
}

const follow = (listener: () => void): (() => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

export const usePageSize = (): PageSize => useSyncExternalStore(follow, pageSize)
