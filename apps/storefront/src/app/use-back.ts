import { useCanGoBack, useRouter } from '@tanstack/react-router'
import type { paths } from './paths.ts'

/** Goes back to where one came from, or to a screen where one came from elsewhere. */
export const useBack = (
  otherwise: typeof paths.home | typeof paths.reservation | typeof paths.news,
): (() => void) => {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return () => {
    if (canGoBack) router.history.back()
    else void router.navigate({ to: otherwise, replace: true })
  }
}
