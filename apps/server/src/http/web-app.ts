import { createReadStream, fstatSync, openSync, readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import type { Middleware } from '@feathersjs/koa'
import { isNotModified } from './not-modified.ts'
import { bestEncoding, type ContentEncoding, contentEncodings } from './content-encoding.ts'
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
  if (file.security !== undefined) ctx.set('content-security-policy', file.security)
  if (isNotModified(ctx)) return
  const encoding = bestEncoding(ctx, [...file.encoded.keys()])
  const encoded = encoding && file.encoded.get(encoding)
  if (encoding) ctx.set('content-encoding', encoding)
  const path = encoded ?? file.path
  if (ctx.method === 'HEAD') {
    ctx.length = statSync(path).size
    return
  }
  // Both of one file: while the first start serves, its build is compressed better.
  const fd = openSync(path, 'r')
  ctx.length = fstatSync(fd).size
  ctx.body = createReadStream(path, { fd })
}

/** A page that was made for a request, from the page of the app. */
export interface MadePage {
  readonly etag: string
  readonly bytes: (encoding: ContentEncoding | undefined) => Promise<Buffer>
}

/** Makes the page for a request; nothing if it is sent as it was built. `tag` is another for each build. */
export type MakePage = (
  ctx: Context,
  page: () => string,
  tag: string,
) => Promise<MadePage | undefined>

const sendMade = async (ctx: Context, file: WebFile, page: MadePage): Promise<void> => {
  ctx.set({
    etag: page.etag,
    vary: 'accept-encoding, accept-language, cookie',
    'cache-control': 'private, no-cache',
  })
  // Of the page as it was built: what was put into it brings no scripts.
  if (file.security !== undefined) ctx.set('content-security-policy', file.security)
  ctx.type = '.html'
  if (isNotModified(ctx)) return
  const encoding = bestEncoding(ctx, contentEncodings)
  if (encoding) ctx.set('content-encoding', encoding)
  ctx.body = await page.bytes(encoding)
}

/** A built app in a folder: its files, and its page for every other path that a user may open. */
export interface WebApp {
  /** Serves the path below the app. Returns false if it has no such page or file. */
  serve(ctx: Context, path: string): Promise<boolean>
}

/** Returns the app in the folder. It serves only files that it found at start, so no path leaves the folder. */
export const webApp = (
  folder: string,
  make: MakePage = () => Promise.resolve(undefined),
): WebApp => {
  let files = webFiles(folder)
  let page = files.get('index.html')
  const refresh = (): void => {
    const stat = statSync(`${folder}/index.html`, { throwIfNoEntry: false })
    if (stat?.mtimeMs === page?.modified) return
    files = webFiles(folder)
    page = files.get('index.html')
  }
  return {
    serve: async (ctx, path) => {
      const isPage = extname(path) === ''
      if (isPage) refresh()
      const file = files.get(path) ?? (isPage ? page : undefined)
      if (!file) return false
      const read = () => readFileSync(file.path, 'utf8')
      const made = isPage && file === page ? await make(ctx, read, file.etag) : undefined
      if (made) {
        await sendMade(ctx, file, made)
        return true
      }
      send(ctx, file)
      return true
    },
  }
}
