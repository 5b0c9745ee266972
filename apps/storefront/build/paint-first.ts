import type { Plugin } from 'vite'

/** What the mark's paint does not wait for. */
const preloads = /<link rel="modulepreload"/g
const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/

/** After this time the app begins even where no frame was painted: a page in the background paints none. */
const PATIENCE_MS = 200

/** Lets the page paint its mark before the app is read and run; both are on their way at the same time. */
export const paintFirst = (): Plugin => ({
  name: 'paint-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html
        .replace(preloads, '<link rel="modulepreload" fetchpriority="low"')
        .replace(
          entry,
          (_, file: string) =>
            `<script type="module">const start = () => import('${file}'); requestAnimationFrame(() => setTimeout(start)); setTimeout(start, ${PATIENCE_MS})</script>`,
        ),
  },
})
