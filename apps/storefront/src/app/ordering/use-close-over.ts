import { useCanGoBack } from '../../router/use-location.ts'
import { useRouter } from '../../router/router-context.tsx'
import type { paths } from '../../router/paths.ts'

/**
 * Returns a function that closes a sheet opened by the query: back in the history, or to the screen alone if the visit began
 * with the sheet open.
 */
export const useCloseOver = (screen: typeof paths.browse | typeof paths.cart): (() => void) => {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return () => {
    if (canGoBack) router.back()
    else void router.navigate({ to: screen, search: {}, replace: true, resetScroll: false })
  }
}
