import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { type ContentEncoding, contentEncodings } from './content-encoding.ts'
import { contentSecurity } from './content-security.ts'

/** A file of a built app, with the compressed versions that the build wrote next to it. */
export interface WebFile {
  readonly path: string
  readonly etag: string
  readonly modified: number
  readonly encoded: ReadonlyMap<ContentEncoding, string>
  /** The content security policy of a page. */
  readonly security: string | undefined
  /** Whether its name contains a hash of its content. */
  readonly hashed: boolean
}

const endings: Readonly<Record<ContentEncoding, string>> = { br: '.br', gzip: '.gz' }

/** Vite's names: `assets/cart-B3xk9_fa.js`. */
const hashedName = /[/\\]assets[/\\].+-[\w-]{8}\.\w+$/

const isPacked = (path: string): boolean => /\.(br|gz)$/.test(path)

/** Returns the files below a folder by relative path, with `/` as separator, or no files if there is no such folder. */
export const webFiles = (folder: string): ReadonlyMap<string, WebFile> => {
  let names: string[]
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  } catch {
    return new Map()
  }
  const paths = new Set(names.map((name) => join(folder, name)))
  const files = new Map<string, WebFile>()
  for (const path of paths) {
    const stat = statSync(path)
    if (!stat.isFile() || isPacked(path)) continue
    const bytes = readFileSync(path)
    const encoded = new Map(
      contentEncodings
        .map((encoding) => [encoding, path + endings[encoding]] as const)
        .filter(([, one]) => paths.has(one)),
    )
    files.set(relative(folder, path).split(sep).join('/'), {
      path,
      etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
      modified: stat.mtimeMs,
      encoded,
      security: extname(path) === '.html' ? contentSecurity(bytes.toString()) : undefined,
      hashed: hashedName.test(path),
    })
  }
  return files
}
