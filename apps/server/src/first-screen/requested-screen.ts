import {
  type FirstScreen,
  firstScreenCookies,
  handedPath,
  readPlaceCookie,
  type VisitPlace,
} from '@comanda/contract'

/** The parts of a request that decide which screen a page begins with. */
export interface PageRequest {
  readonly path: string
  readonly query: Readonly<Record<string, string | string[] | undefined>>
  readonly cookie: string
  readonly languages: readonly string[]
  /** Of a search engine's crawler, which reads no scripts for sure: the address of the site. */
  readonly crawled?: string
}

/** What a request asks for; the menu tells the rest. */
export type RequestedScreen = Pick<
  FirstScreen,
  'path' | 'shop' | 'mode' | 'isEntering' | 'view'
> & {
  /** What the guest reads, as BCP 47 tags: the language that they have chosen, then those of the browser. */
  readonly tags: readonly string[]
}

/** The cookie of the chosen language (LANG-1.2). */
const LOCALE = 'i18n_redirected'

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{24}$/.test(value)

const cookieOf = (cookies: string, name: string): string | undefined =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** The screens that are rendered, for a device that is at a place already. */
const known = /^\/($|browse$|products\/[0-9a-f]{24}$)/

type Place = Pick<RequestedScreen, 'path' | 'shop' | 'mode' | 'isEntering'>

const resumed = (path: string, { shop, mode }: VisitPlace): Place => ({
  path,
  shop,
  mode,
  isEntering: mode === 'dineIn',
})

/** Returns where a visit begins, by the same rules as the app (ROUTE-2); nothing if the app has to find out. */
const placeOf = ({ path, query, cookie }: PageRequest): Place | undefined => {
  const { id, t, source, ...others } = query
  if (Object.keys(others).length > 0 || (source !== undefined && source !== 'installed'))
    return undefined
  if (t !== undefined || path === '/t') {
    if (!isId(id) || !isId(t) || (path !== '/t' && path !== '/')) return undefined
    return { path: '/browse', shop: id, mode: 'dineIn', isEntering: true }
  }
  if (!known.test(path)) return undefined
  const place = readPlaceCookie(cookieOf(cookie, firstScreenCookies.place) ?? '')
  if (id !== undefined && !path.startsWith('/products/')) {
    // The icon of the installed app opens the last visit to its shop again.
    if (source === 'installed' && place?.shop === id) return resumed(path, place)
    return isId(id) ? { path, shop: id, mode: 'takeAway', isEntering: false } : undefined
  }
  return id === undefined && place ? resumed(path, place) : undefined
}

/**
 * Returns the screen that a page begins with; nothing if that is not rendered ahead. `handed`: the shop of the cart that the page of a
 * handoff may bring (HANDOFF-4.8).
 */
export const requestedScreen = (
  request: PageRequest,
  handed?: string,
): RequestedScreen | undefined => {
  const { cookie, languages } = request
  const question = { path: handedPath, mode: 'takeAway' as const, isEntering: false }
  const place = handed === undefined ? placeOf(request) : { ...question, shop: handed }
  if (!place) return undefined
  const view = cookieOf(cookie, firstScreenCookies.view) === 'grid' ? 'grid' : 'list'
  const chosen = cookieOf(cookie, LOCALE)
  return { ...place, tags: chosen ? [chosen, ...languages] : languages, view }
}
