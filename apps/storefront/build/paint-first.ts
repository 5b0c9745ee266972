import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The preloads of the app's files: the page's own script requests them when it is time (`early-requests.ts`). */
const preloads = /\s*<link rel="modulepreload"[^>]*>/g
/** The app's script, and before it the one that it imports. */
const scripts = /<script type="module" crossorigin src="[^"]+"><\/script>\s*/g

/** Returns the styles of the mark, inlined: a file of its own would be one more request. */
const style = (): string =>
  readFileSync(new URL('first-paint.css', import.meta.url), 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Lets the page paint its mark, or its first screen, before the app is loaded and run, by its own script (`start-app.ts`). */
export const paintFirst = (): Plugin => ({
  name: 'paint-first',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html
        .replace(preloads, '')
        .replace(scripts, '')
        .replace('</title>', () => `</title>\n    <style>${style()}</style>`),
  },
})
