import { isServed } from './is-served.ts'

/** How long after a failure a part is loaded again, in ms: a phone has changed its network by then, or a lift its floor. */
const RETRIES_MS = [300, 1000, 3000, 5000]

/** The styles that this page has requested by their URLs, without those that did not arrive. */
const styles = new Map<string, Promise<unknown>>()

const isLinked = (file: string, rel: string): boolean =>
  document.querySelector(`link[rel=${rel}][href="${file}"]`) !== null

const link = (file: string, rel: string): HTMLLinkElement => {
  const made = Object.assign(document.createElement('link'), { rel, href: file, crossOrigin: '' })
  document.head.append(made)
  return made
}

/** Resolves once the styles of a file apply. */
const style = (file: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const made = link(file, 'stylesheet')
    made.addEventListener('load', resolve)
    made.addEventListener('error', () => {
      // A link that stays would pass for the file.
      made.remove()
      styles.delete(file)
      reject(new Error(`${file} did not arrive`))
    })
  })

/** Requests a file of a part, once; scripts are waited for by their import. */
const request = async (file: string): Promise<void> => {
  if (!file.endsWith('.css')) {
    if (!isLinked(file, 'modulepreload')) link(file, 'modulepreload')
    return
  }
  if (!styles.has(file) && !isLinked(file, 'stylesheet')) styles.set(file, style(file))
  await styles.get(file)
}

/**
 * Loads a part of the app with the files that it is made of. What does not arrive is requested again; if the server responds, but
 * not with the part, there is a new version, or the browser remembers the failure: `vite:preloadError` is dispatched, and the part
 * is waited for if that is handled by loading the page again. Fails if there is no network for longer.
 */
export const loadPart = async <T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> => {
  const attempt = async (): Promise<T> => {
    await Promise.all(files.map(request))
    return load()
  }
  let failure: unknown
  for (const wait of [0, ...RETRIES_MS]) {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    // Before the part: what failed just before the network was back is not missing.
    const served = wait > 0 && (await isServed())
    try {
      return await attempt()
    } catch (error) {
      failure = error
    }
    if (!navigator.onLine) break
    if (!served) continue
    const lost = new Event('vite:preloadError', { cancelable: true })
    if (!window.dispatchEvent(lost)) return new Promise(() => undefined)
    break
  }
  throw failure
}
