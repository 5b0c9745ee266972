import { detectLocale, type Locale } from '@comanda/locales'
import { guestLanguages } from '../device/guest-languages.ts'
import { pictureSource } from '../pictures/attachment-url.ts'
import { PICTURES_KEY } from '../pictures/pictures-key.ts'
import { earlyPictures } from './early-pictures.ts'

/** A screen by the first part of its path: its files, and its files of messages in each language. */
type ScreenFiles = readonly [string, readonly string[], Readonly<Record<Locale, readonly string[]>>]

/** Defined by the build. */
declare const FIRST_FILES: readonly ScreenFiles[]

/** Requests something now, by the properties of a `<link>`; what loads it later reuses the request. */
const request = (link: Readonly<Record<string, string | undefined>>): void => {
  document.head.append(Object.assign(document.createElement('link'), link))
}

/** Requests a file of the app at low priority; the first paint waits for none. */
const requestFile = (file: string): void => {
  const how = { href: `/${file}`, crossOrigin: 'anonymous', fetchPriority: 'low' }
  if (file.endsWith('.css')) request({ rel: 'preload', as: 'style', ...how })
  else request({ rel: 'modulepreload', ...how })
}

const requestScreen = (): void => {
  const { cookie } = document
  const locale = detectLocale({ cookie, languages: guestLanguages() })
  const [, path = ''] = location.pathname.split('/')
  const first = path === 't' || new URLSearchParams(location.search).has('t') ? 'browse' : path
  for (const [screen, files, words] of FIRST_FILES)
    if (screen === first) for (const file of [...files, ...words[locale]]) requestFile(file)
}

/** Requests the menu on a first visit, as nothing can be shown without it, and pictures on later ones. */
const requestMenu = (): void => {
  const requested = new URLSearchParams(location.search).get('id')
  const place = JSON.parse(localStorage.getItem('saveInfo') ?? '{}') as { shop?: string }
  const shop = requested ?? place.shop ?? ''
  const menu = localStorage.getItem('menu') ?? ''
  if (!/^[0-9a-f]{24}$/.test(shop)) return
  if (!menu.includes(shop)) {
    const href = `/api/menus/${shop}`
    return request({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href })
  }
  const pictures = localStorage.getItem(PICTURES_KEY) ?? ''
  const { ids, sizes } = earlyPictures(location.pathname, { menu, pictures })
  for (const id of ids) {
    const { src: href, srcSet: imageSrcset } = pictureSource(id, sizes)
    const image = { rel: 'preload', as: 'image', href, imageSrcset, imageSizes: sizes }
    if (id !== '') request({ ...image, fetchPriority: 'high' })
  }
}

try {
  requestMenu()
  requestScreen()
} catch {
  // A browser that stores nothing, or something that cannot be parsed: the app makes the requests itself.
}
