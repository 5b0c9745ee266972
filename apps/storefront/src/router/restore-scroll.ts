/** How long a page is waited for that is still too short, in ms. */
const PATIENCE_MS = 3000
/** What the user does with the page by themselves. */
const touches = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Scrolls to where a page was left. A page that is drawn in parts is too short at first: it is followed while it grows, until the
 * user touches it. Returns a function that ends that.
 */
export const restoreScroll = (top: number): (() => void) => {
  const ends = new AbortController()
  const end = (): void => ends.abort()
  const follow = (): void => {
    window.scrollTo({ top, behavior: 'instant' })
    if (Math.abs(window.scrollY - top) <= 1) end()
  }
  follow()
  if (ends.signal.aborted) return end
  const growth = new ResizeObserver(follow)
  growth.observe(document.body)
  const patience = setTimeout(end, PATIENCE_MS)
  for (const touch of touches)
    window.addEventListener(touch, end, { passive: true, signal: ends.signal })
  ends.signal.addEventListener('abort', () => {
    growth.disconnect()
    clearTimeout(patience)
  })
  return end
}
