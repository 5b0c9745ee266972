import { isServed } from '@comanda/client'
import { reloadOnce } from './reload-once.ts'

/** How long after a failed start the page is tried again, in ms. */
const RETRY_MS = 3000

/** Reloads the page if a chunk of the app is no longer on the server, since a new version was published. */
export const reloadOnLostChunk = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault()
  })
}

/** Begins again with a page whose app lacks a chunk without which it cannot even say so, once the server responds. */
export const reloadOnceServed = async (): Promise<void> => {
  await new Promise((resolve) => {
    setTimeout(resolve, RETRY_MS)
  })
  if (!(await isServed()) || !reloadOnce()) await reloadOnceServed()
}
