const KEY = 'chunkReload'
/** At most once in this time (SHELL-3.4). */
const INTERVAL_MS = 60_000

/** A part of the app that is no longer on the server (a new version is out): the page loads again. */
export const reloadOnLostChunk = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (!navigator.onLine || Date.now() - last < INTERVAL_MS) return
    event.preventDefault()
    sessionStorage.setItem(KEY, String(Date.now()))
    window.location.reload()
  })
}
