import { createHash } from 'node:crypto'
import type { ServiceDescription } from '@comanda/contract'
import type { Middleware } from '@feathersjs/koa'
import { contentSecurity } from '../http/content-security.ts'
import { isNotModified } from '../http/not-modified.ts'
import { openApiDocument } from './document.ts'
import { openApiPage } from './page.ts'

interface Served {
  readonly type: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

const served = (type: string, body: string, headers: Served['headers'] = {}): Served => {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  return { type, body, headers: { ...headers, etag, 'cache-control': 'no-cache' } }
}

const pagesOf = (descriptions: readonly ServiceDescription[]): ReadonlyMap<string, Served> => {
  const document = openApiDocument(descriptions)
  const page = openApiPage(document)
  const security = { 'content-security-policy': contentSecurity(page) }
  return new Map([
    ['/openapi.json', served('application/json', JSON.stringify(document))],
    ['/docs', served('text/html', page, security)],
  ])
}

/**
 * `GET /openapi.json`: the OpenAPI document; `GET /docs`: the same as a page. Both are generated on the first request.
 */
export const serveOpenApi = (descriptions: readonly ServiceDescription[]): Middleware => {
  let pages: ReadonlyMap<string, Served> | undefined
  return async (ctx, next) => {
    const asked = ctx.path === '/openapi.json' || ctx.path === '/docs'
    if (!asked || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) {
      await next()
      return
    }
    pages ??= pagesOf(descriptions)
    const page = pages.get(ctx.path)
    if (!page) return
    ctx.set(page.headers)
    ctx.type = page.type
    if (!isNotModified(ctx)) ctx.body = page.body
  }
}
