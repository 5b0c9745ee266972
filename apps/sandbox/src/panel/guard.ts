import { createHash, timingSafeEqual } from 'node:crypto'
import type { Call, Reply, Route } from '../http/call.ts'
import { seeOther, text } from '../http/replies.ts'

/** Who may open the panel. */
export interface PanelAccess {
  /** The secret of its address; without one, everybody on this machine. */
  readonly token?: string | undefined
  /** Whether other machines may, too. */
  readonly isOpen?: boolean | undefined
}

const cookie = 'sandbox_panel'

const isEqual = (one: string, other: string): boolean => {
  const [first, second] = [one, other].map((value) => createHash('sha256').update(value).digest())
  return first !== undefined && second !== undefined && timingSafeEqual(first, second)
}

const cookieOf = ({ headers }: Call): string =>
  (headers.cookie ?? '')
    .split(';')
    .map((one) => one.trim().split('='))
    .find(([name]) => name === cookie)?.[1] ?? ''

const refusal = (problem: string): Reply => text(`${problem}\n`, 403)

/** Stores the token of the address in a cookie and leaves it out of the address from then on. */
const enter = ({ url }: Call, token: string): Reply => ({
  ...(seeOther(url.pathname) as Exclude<Reply, 'none'>),
  headers: {
    Location: url.pathname,
    'Set-Cookie': `${cookie}=${token}; HttpOnly; SameSite=Lax; Path=/`,
  },
})

/** Serves a route of the panel to those who may open it: by the printed address, or `Authorization: Bearer`. */
export const guarded =
  ({ token, isOpen = false }: PanelAccess) =>
  (route: Route): Route => ({
    ...route,
    handle: (call) => {
      if (!isOpen && !call.isHere)
        return refusal(
          'The panel opens on the machine that it runs on (SANDBOX_PANEL=anywhere opens it).',
        )
      if (token === undefined) return route.handle(call)
      const given = call.url.searchParams.get('token')
      if (given !== null && route.method === 'GET' && isEqual(given, token))
        return enter(call, token)
      const [, bearer = ''] = /^bearer (\S+)$/i.exec(call.headers.authorization ?? '') ?? []
      if (isEqual(bearer, token) || isEqual(cookieOf(call), token)) return route.handle(call)
      return refusal('Open the panel by the address that the server has printed: it has a token.')
    },
  })
