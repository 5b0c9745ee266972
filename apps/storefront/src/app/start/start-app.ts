import { reloadOnce } from './reload-once.ts'

/** After this time the app starts even if no frame was painted: a page in the background paints none. */
const PATIENCE_MS = 200
/** How long after a failure the app is requested again, in ms; after each further one twice as long. */
const FIRST_WAIT_MS = 300
/** After a wait this long the page is loaded again: the browser remembers the failure, or the page is of an earlier version. */
const LAST_WAIT_MS = 4000

/** Loads the app, again and again if a file of it does not arrive: without it nothing on the page works. */
const load = async (file: string, wait: number): Promise<void> => {
  try {
    await import(file)
  } catch {
    await new Promise((resolve) => {
      setTimeout(resolve, wait)
    })
    const page = wait > LAST_WAIT_MS && (await fetch(location.href).catch(() => undefined))
    if (!page || !reloadOnce()) await load(file, Math.min(wait, LAST_WAIT_MS) * 2)
  }
}

/** Starts the app once the page has painted its mark, or its first screen: neither waits for it to be parsed and run. */
export const startApp = (file: string): void => {
  let isStarted = false
  const start = (): void => {
    if (isStarted) return
    isStarted = true
    void load(file, FIRST_WAIT_MS)
  }
  document.addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() => setTimeout(start))
    setTimeout(start, PATIENCE_MS)
  })
}
