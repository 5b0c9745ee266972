const KEY = 'chunkReload'
/** The page reloads at most once in this time (SHELL-3.4). */
const INTERVAL_MS = 60_000

/** Reloads the page if a chunk of the app is no longer on the server, since a new version was published. */
export const reloadOnLostChunk = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (!navigator.onLine || Date.now() - last < INTERVAL_MS) return
    event.preventDefault()
    sessionStorage.setItem(KEY, String(Date.now()))
    window.location.reload()
  })
}
