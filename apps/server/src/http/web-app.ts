import { createReadStream, readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import type { Middleware } from '@feathersjs/koa'
import { contentSecurity } from './content-security.ts'
import { isNotModified } from './not-modified.ts'
import { bestEncoding } from './content-encoding.ts'
import { type WebFile, webFiles } from './web-files.ts'

type Context = Parameters<Middleware>[0]

const oneYear = 31_536_000

const send = (ctx: Context, file: WebFile): void => {
  ctx.set({
    etag: file.etag,
    vary: 'accept-encoding',
    'cache-control': file.hashed ? `public, max-age=${oneYear}, immutable` : 'no-cache',
  })
  ctx.type = extname(file.path)
  if (extname(file.path) === '.html')
    ctx.set('content-security-policy', contentSecurity(readFileSync(file.path, 'utf8')))
  if (isNotModified(ctx)) return
  const encoding = bestEncoding(ctx, [...file.encoded.keys()])
  const encoded = encoding && file.encoded.get(encoding)
  if (encoding) ctx.set('content-encoding', encoding)
  ctx.length = encoded ? statSync(encoded).size : file.size
  if (ctx.method !== 'HEAD') ctx.body = createReadStream(encoded ?? file.path)
}

/** A built app in a folder: its files, and its page for every other path that a user may open. */
export interface WebApp {
  /** Serves the path below the app. Returns false if it has no such page or file. */
  serve(ctx: Context, path: string): boolean
}

/** Returns the app in the folder. It serves only files that it found at start, so no path leaves the folder. */
export const webApp = (folder: string): WebApp => {
  let files = webFiles(folder)
  let page = files.get('index.html')
  const refresh = (): void => {
    const stat = statSync(`${folder}/index.html`, { throwIfNoEntry: false })
    if (stat?.mtimeMs === page?.modified) return
    files = webFiles(folder)
    page = files.get('index.html')
  }
  return {
    serve: (ctx, path) => {
      const isPage = extname(path) === ''
      if (isPage) refresh()
      const file = files.get(path) ?? (isPage ? page : undefined)
      if (!file) return false
      send(ctx, file)
      return true
    },
  }
}
