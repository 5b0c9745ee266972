const KEY = 'chunkReload'
/** The page reloads at most once in this time (SHELL-3.4). */
const INTERVAL_MS = 60_000

/** Reloads the page; returns `false` if it has been reloaded a moment ago. */
export const reloadOnce = (): boolean => {
  const last = Number(sessionStorage.getItem(KEY) ?? 0)
  if (Date.now() - last < INTERVAL_MS) return false
  sessionStorage.setItem(KEY, String(Date.now()))
  window.location.reload()
  return true
}
