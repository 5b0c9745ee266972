import { useEffect } from 'react'

/** Keeps the screen on while this component is mounted, if the device allows it. */
export const useWakeLock = (): void => {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined
    let lock: WakeLockSentinel | undefined
    let wanted = true
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return
      try {
        const held = await navigator.wakeLock.request('screen')
        if (wanted) lock = held
        else await held.release()
      } catch {
        // A low battery may prevent it; the code shows all the same.
      }
    }
    const onVisible = () => void hold()
    onVisible()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      wanted = false
      document.removeEventListener('visibilitychange', onVisible)
      void lock?.release()
    }
  }, [])
}
