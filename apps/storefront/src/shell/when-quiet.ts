/** After this time the first screen has asked for all that it needs, in ms. */
const FIRST_SCREEN_MS = 1500
/** However busy the page is, nobody waits longer than this on top, in ms. */
const PATIENCE_MS = 3000

const idle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: PATIENCE_MS })
  else work()
}

const quiet = new Promise<void>((resolve) => {
  setTimeout(() => idle(resolve), FIRST_SCREEN_MS)
})

/** Once the first screen stands and the browser is idle: the time for what nobody waits for. */
export const whenQuiet = (): Promise<void> => quiet
