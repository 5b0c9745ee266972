import { posix } from 'node:path'
import { anchorsOf, linksOf } from './links.mjs'

/** Links of documents that lead to no file, folder or heading of the repository, one line each; `paths` are its files. */
export const checkLinks = (documents, paths) => {
  const files = new Set(paths)
  const exists = (path) => files.has(path) || paths.some((file) => file.startsWith(`${path}/`))
  const texts = new Map(documents.map(({ path, text }) => [path, text]))
  return documents.flatMap(({ path, text }) =>
    linksOf(text).flatMap((link) => {
      const target = link.path === '' ? path : posix.join(posix.dirname(path), link.path)
      const here = `${path}:${link.line}`
      if (!exists(target.replace(/\/$/, ''))) return [`${here}: there is no ${target}`]
      const page = texts.get(target)
      if (link.heading === undefined || page === undefined) return []
      return anchorsOf(page).includes(link.heading)
        ? []
        : [`${here}: ${target} has no heading #${link.heading}`]
    }),
  )
}
