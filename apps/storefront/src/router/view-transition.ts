import { flushSync } from 'react-dom'
import { isLowSpec } from '../device/low-spec.ts'
import type { How } from './target.ts'

const ignore = (): void => undefined

/** A kiosk changes its screens at once, as does a device of little power. */
const isStill = (): boolean => isLowSpec() || document.documentElement.hasAttribute('data-kiosk')

/** Applies a change of the page, animated by the browser if it can; returns once the page has changed. */
export const animate = async (how: How['viewTransition'], apply: () => void): Promise<void> => {
  if (!how || typeof document.startViewTransition !== 'function' || isStill()) return apply()
  const update = () => flushSync(apply)
  const hasTypes =
    typeof how === 'object' && CSS.supports('selector(:active-view-transition-type(a))')
  const transition = document.startViewTransition(
    hasTypes ? { update, types: [...how.types] } : update,
  )
  // The browser skips the animation of a page that is hidden, or if the next one begins.
  transition.ready.catch(ignore)
  await transition.updateCallbackDone
}
