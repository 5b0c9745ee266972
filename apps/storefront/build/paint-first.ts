import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The preloads that the first paint does not wait for. */
const preloads = /\s*<link rel="modulepreload"[^>]*>/g
const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/** After this time the app starts even if no frame was painted: a page in the background paints none. */
const PATIENCE_MS = 200

/** Returns the styles of the mark, inlined: a file of its own would be one more request. */
const style = (): string =>
  readFileSync(new URL('first-paint.css', import.meta.url), 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Returns preloads of the app's files, the foundation first. */
const preloadsOf = (html: string): string =>
  [...html.matchAll(preloads)]
    .map(([link]) => link.replace(' rel=', ' fetchpriority="low" rel='))
    .toSorted(
      (one, other) => Number(other.includes('foundation')) - Number(one.includes('foundation')),
    )
    .join('')

/** Lets the page paint its mark before the app is parsed and run; both load at the same time. */
export const paintFirst = (): Plugin => ({
  name: 'paint-first',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html
        .replace('</title>', () => `</title>\n    <style>${style()}</style>`)
        .replace(preloads, '')
        .replace('</title>', () => `</title>${preloadsOf(html)}`)
        .replace(
          entry,
          (_, file: string) =>
            `<script type="module">const start = () => import('${file}'); requestAnimationFrame(() => setTimeout(start)); setTimeout(start, ${PATIENCE_MS})</script>`,
        ),
  },
})
