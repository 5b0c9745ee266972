import { useCanGoBack } from '../../router/use-location.ts'
import { useRouter } from '../../router/router-context.tsx'
import type { paths } from '../../router/paths.ts'

/** Returns a function that goes back in the history, or to `otherwise` if the visit began on this screen. */
export const useBack = (
  otherwise: typeof paths.home | typeof paths.reservation | typeof paths.news,
): (() => void) => {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return () => {
    if (canGoBack) router.back()
    else void router.navigate({ to: otherwise, replace: true })
  }
}
