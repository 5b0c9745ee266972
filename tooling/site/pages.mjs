import { posix } from 'node:path'
import { linksOf } from '../lint/links.mjs'

/** The files of the site: all documents, and what they link to; given the paths of a version and what reads one of them. */
export const filesOfSite = (paths, read) => {
  const pages = paths.filter((path) => path.endsWith('.md'))
  const linked = pages.flatMap((page) =>
    linksOf(read(page)).map(({ path }) => posix.join(posix.dirname(page), path)),
  )
  const files = new Set(paths)
  return {
    pages,
    others: [...new Set(linked)].filter((path) => files.has(path) && !path.endsWith('.md')),
  }
}

const titleOf = (path, text) => /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? path

/** The parts of the site, in the order of who reads them. */
const parts = [
  { text: 'Run it', pattern: /^docs\/(operations(\/\w+)?|kiosk|promotions)\.md$/ },
  { text: 'Build on it', pattern: /^docs\/(integrate\/\w+|clients)\.md$/ },
  { text: 'What it does', pattern: /^docs\/(spec\/[\w-]+|glossary)\.md$/ },
  {
    text: 'Work on it',
    pattern: /^(ARCHITECTURE|CONTRIBUTING|SECURITY|docs\/contributing\/\w+)\.md$/,
  },
  { text: 'Parts of the house', pattern: /^(apps|packages|proof)\/.*\.md$/ },
  { text: 'Decisions', pattern: /^docs\/decisions\/.*\.md$/ },
]

const isFirst = ({ path }) => path.endsWith('/README.md') || path === 'docs/operations.md'

/** The parts of the site with their pages, `README` first. */
export const sidebarOf = (pages) =>
  parts.map(({ text, pattern }) => ({
    text,
    collapsed: true,
    items: pages
      .filter(({ path }) => pattern.test(path))
      .sort((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
      .map((page) => ({
        text: titleOf(page.path, page.text),
        link: `/${page.path.replace(/\.md$/, '')}`,
      })),
  }))
