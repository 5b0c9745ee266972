import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitepress'
import { slugOf } from '../../lint/links.mjs'
import { sidebarOf } from '../pages.mjs'
import { statementLinks } from '../statement-links.mjs'

const { folder, paths, base, version, versions } = JSON.parse(process.env.COMANDA_SITE)
const pages = paths.map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))

export default defineConfig({
  title: 'Comanda',
  description: 'Ordering and membership for restaurants',
  srcDir: folder,
  base,
  rewrites: { 'README.md': 'index.md' },
  markdown: {
    anchor: { slugify: slugOf },
    config: statementLinks(pages),
  },
  themeConfig: {
    outline: [2, 3],
    search: { provider: 'local' },
    sidebar: sidebarOf(pages),
    nav: [
      { text: 'Run it', link: '/docs/operations' },
      { text: 'Build on it', link: '/docs/integrate/README' },
      { text: 'What it does', link: '/docs/spec/README' },
      {
        text: version,
        // Every link begins with this version's base, which a link to another one leaves again.
        items: versions.map((other) => ({
          text: other.name,
          link: base === '/' ? other.base : `/..${other.base}`,
          target: '_self',
        })),
      },
    ],
  },
})
