import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** What the mark's paint does not wait for. */
const preloads = /\s*<link rel="modulepreload"[^>]*>/g
const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/** After this time the app begins even where no frame was painted: a page in the background paints none. */
const PATIENCE_MS = 200

/** The look of the mark, within the page: a file of its own would be one more to wait for. */
const style = (): string =>
  readFileSync(new URL('first-paint.css', import.meta.url), 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The files of the app, above all else that is asked for, the one that all others stand on first. */
const preloadsOf = (html: string): string =>
  [...html.matchAll(preloads)]
    .map(([link]) => link.replace(' rel=', ' fetchpriority="low" rel='))
    .toSorted(
      (one, other) => Number(other.includes('foundation')) - Number(one.includes('foundation')),
    )
    .join('')

/** Lets the page paint its mark before the app is read and run; both are on their way at the same time. */
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
