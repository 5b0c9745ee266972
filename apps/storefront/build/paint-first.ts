import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The preloads of the app's files: the page's own script requests them when it is time (`early-requests.ts`). */
const preloads = /\s*<link rel="modulepreload"[^>]*>/g
/** The app's script, and before it the one that it imports. */
const scripts = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/g

/** After this time the app starts even if no frame was painted: a page in the background paints none. */
const PATIENCE_MS = 200

/** Returns the styles of the mark, inlined: a file of its own would be one more request. */
const style = (): string =>
  readFileSync(new URL('first-paint.css', import.meta.url), 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Returns the script that starts the app, the last of its files, once the page has painted. */
const startOf = (files: readonly string[]): string =>
  `<script type="module">const start = () => import('${files.at(-1)}'); requestAnimationFrame(() => setTimeout(start)); setTimeout(start, ${PATIENCE_MS})</script>`

/** Lets the page paint its mark, or its first screen, before the app is parsed and run. */
export const paintFirst = (): Plugin => ({
  name: 'paint-first',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const files = [...html.matchAll(scripts)].map(([, file = '']) => file)
      return html
        .replace(preloads, '')
        .replace(scripts, '')
        .replace('</title>', () => `</title>\n    <style>${style()}</style>\n    ${startOf(files)}`)
    },
  },
})
