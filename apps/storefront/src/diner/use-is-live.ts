import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Returns false for as long as a screen is as the server has rendered it. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
