/** After this time the first screen has requested everything that it needs, in ms. */
const FIRST_SCREEN_MS = 1500
/** The longest further wait for an idle moment, in ms. */
const PATIENCE_MS = 3000

const idle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: PATIENCE_MS })
  else work()
}

const quiet = new Promise<void>((resolve) => {
  setTimeout(() => idle(resolve), FIRST_SCREEN_MS)
})

/** Resolves once the first screen is rendered and the browser is idle: the time for work that nobody waits for. */
export const whenQuiet = (): Promise<void> => quiet
