import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The root of the repository, both from the sources and from the bundle. */
export const root = join(
  dirname(createRequire(import.meta.url).resolve('@comanda/server/package.json')),
  '../..',
)
