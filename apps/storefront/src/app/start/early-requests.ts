import type { Locale } from '@comanda/locales'
import type { ServedMenu } from '@comanda/client'
import type { Menu } from '@comanda/contract'
import { rememberTaps } from './early-tap.ts'
import { leftByPage } from './left-by-page.ts'
import { pageLocale } from './page-languages.ts'
import { startApp } from './start-app.ts'

/** A screen by the first part of its path: its files, and its files of messages in each language. */
type ScreenFiles = readonly [string, readonly string[], Readonly<Record<Locale, readonly string[]>>]

/** Defined by the build. */
declare const FIRST_FILES: readonly ScreenFiles[]
/** The files of the app itself, the one that starts it first; defined by the build. */
declare const APP_FILES: readonly string[]
/** The files of the early cart, its own first; defined by the build. */
declare const CART_FILES: readonly string[]

/** Whether the server has rendered the screen. */
const isRendered = document.documentElement.dataset['rendered'] !== undefined

/** Requests a file of the app now; what loads it later reuses the request. */
const requestFile = (file: string): void => {
  const kind = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
  const link = { ...kind, href: `/${file}`, crossOrigin: 'anonymous', fetchPriority: 'low' }
  document.head.append(Object.assign(document.createElement('link'), link))
}
const requestFiles = (files: readonly string[]): void => {
  for (const file of files) requestFile(file)
}

/**
 * Requests the app and what its first screen needs. If the server has rendered the menu, the page itself requests what prices a
 * tap, and the app follows with the first paint: all at once would share the network, and the browser has six connections.
 */
const requestScreen = (): void => {
  const locale = pageLocale()
  const [, path = ''] = location.pathname.split('/')
  const first = path === 't' || new URLSearchParams(location.search).has('t') ? 'browse' : path
  const [, files = [], words] = FIRST_FILES.find(([screen]) => screen === first) ?? []
  // The styles of a rendered screen are in the page.
  const own = isRendered ? files.filter((file) => !file.endsWith('.css')) : files
  const rest = [...APP_FILES, ...own, ...(words?.[locale] ?? [])]
  if (first !== 'browse' || !isRendered) return requestFiles(rest)
  const later = rest.filter((file) => !CART_FILES.includes(file))
  requestAnimationFrame(() => requestFiles(later))
}

/** How long the menu is waited for, in ms, before the app requests it by itself. */
const PATIENCE_MS = 30_000

const servedMenu = async (shop: string): Promise<ServedMenu | undefined> => {
  const response = await fetch(`/api/menus/${shop}`, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!response.ok) return undefined
  return { menu: (await response.json()) as Menu, etag: response.headers.get('etag') }
}

/**
 * Requests the menu on a first visit, as nothing can be done without it. Only its shop is read of a stored one: all of it would
 * delay the first paint.
 */
const requestMenu = (): void => {
  // The server names the shop of a handed cart.
  const requested =
    new URLSearchParams(location.search).get('id') ?? document.documentElement.dataset['shop']
  const place = JSON.parse(localStorage.getItem('saveInfo') ?? '{}') as { shop?: string }
  const shop = requested ?? place.shop ?? ''
  if (!/^[0-9a-f]{24}$/.test(shop) || localStorage.getItem('menuShop') === shop) return
  leftByPage.firstMenu = { shop, served: servedMenu(shop).catch(() => undefined) }
}

startApp(`/${APP_FILES[0]}`)
// What the server has not rendered has nothing to tap: a kiosk would keep the last of its keys. Without the file the app prices what is
// added.
if (isRendered) rememberTaps(() => void import(`/${CART_FILES[0]}`).catch(() => undefined))
try {
  requestScreen()
  requestMenu()
} catch {
  // A browser that stores nothing, or something that cannot be parsed: the app makes the requests itself.
}
