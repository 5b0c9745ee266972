import type { ServerContext } from '../../../calls/served.ts'
import type { ContentEncoding } from '../../../http/content-encoding.ts'
import { anyOrigin } from '../../../http/cross-origin.ts'
import type { AtOnce } from '../../../http/listen.ts'
import { requestIdOf } from '../../../http/request-id.ts'
import { plainSecurityHeaders, transportSecurity } from '../../../http/security-headers.ts'
import { menuCacheOf } from './menu-cache-of.ts'

const path = /^\/api\/menus\/([0-9a-f]{24})$/

/** Returns the encoding that `Accept-Encoding` names, or null if it takes more than a look to tell. */
const encodingOf = (accepted: string | undefined): ContentEncoding | undefined | null => {
  if (accepted === undefined) return undefined
  if (/[;*]/.test(accepted)) return null
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

const common = Object.entries({
  ...plainSecurityHeaders,
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
  ...anyOrigin,
}).flat()

/**
 * Responds to `GET /api/menus/{shop}` as the service does, before the app, if the bytes are at hand. All phones read it when
 * they open, and it is public: the way through the app costs several times as much as the response.
 */
export const serveMenuAtOnce = (context: ServerContext): AtOnce => {
  const { publicUrl, trustedProxies } = context.runtime.config
  const menus = menuCacheOf(context)
  const isSecure = (forwarded: unknown): boolean =>
    publicUrl?.startsWith('https:') === true ||
    (trustedProxies > 0 && typeof forwarded === 'string' && /^https *(,|$)/.test(forwarded))
  return ({ method, url, headers }, response) => {
    const shop = method === 'GET' ? path.exec(url ?? '')?.[1] : undefined
    const snapshot = shop === undefined ? undefined : menus.atHand(shop)
    const encoding = encodingOf(headers['accept-encoding'])
    const tag = headers['if-none-match']
    if (!snapshot || encoding === null || (tag !== undefined && headers['cache-control']))
      return false
    const body = snapshot.bytesAtHand(encoding)
    if (!body || (tag !== undefined && !/^"[\w-]+"$/.test(tag))) return false
    const given = headers['x-request-id']
    const head = [
      ...common,
      'etag',
      snapshot.etag,
      'x-request-id',
      requestIdOf(typeof given === 'string' ? given : ''),
    ]
    if (isSecure(headers['x-forwarded-proto']))
      head.push('strict-transport-security', transportSecurity)
    if (tag === snapshot.etag) {
      response.writeHead(304, head).end()
      return true
    }
    if (encoding) head.push('content-encoding', encoding)
    head.push('content-type', 'application/json; charset=utf-8')
    head.push('content-length', String(body.length))
    response.writeHead(200, head).end(body)
    return true
  }
}
