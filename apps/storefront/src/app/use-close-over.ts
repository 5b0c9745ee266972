import { useCanGoBack, useRouter } from '@tanstack/react-router'
import type { paths } from './paths.ts'

/**
 * Returns a function that closes a sheet opened by the query: back in the history, or to the screen alone if the visit began
 * with the sheet open.
 */
export const useCloseOver = (screen: typeof paths.browse | typeof paths.cart): (() => void) => {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return () => {
    if (canGoBack) router.history.back()
    else void router.navigate({ to: screen, search: {}, replace: true, resetScroll: false })
  }
}
