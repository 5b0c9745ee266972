import { useCanGoBack, useRouter } from '@tanstack/react-router'
import type { paths } from './paths.ts'

/** Closes what the query opened over a screen: back to where it was opened from, or to the screen alone. */
export const useCloseOver = (screen: typeof paths.browse | typeof paths.cart): (() => void) => {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return () => {
    if (canGoBack) router.history.back()
    else void router.navigate({ to: screen, search: {}, replace: true, resetScroll: false })
  }
}
