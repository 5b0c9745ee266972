import type { NameLanguage, OrderType } from '@comanda/engine/catalog'
import type { AppSetting } from '../app-settings/schema.ts'
import type { AppLocale } from '../fields/app-locale.ts'
import type { Menu } from '../menus/schema.ts'
import type { SystemSetting } from '../system-settings/schema.ts'

/**
 * What a first screen is rendered from, beside the menu: the server renders it, and the app takes it over if it would render
 * the same. Nothing of it is of one person.
 */
export interface FirstScreen {
  readonly locale: AppLocale
  /** The first of the guest's languages in which the shop writes, if it writes in one (CAT-1.13). */
  readonly reads?: NameLanguage | undefined
  /** The path of the screen: of a table's code the menu's. */
  readonly path: string
  readonly shop: string
  /** The version of the menu, with its stocks. */
  readonly version: string
  readonly mode: OrderType
  /** Whether the table is still to be entered; at other places the visit has begun. */
  readonly isEntering: boolean
  /** Whether the guests of the table share a cart, which decides how it is entered (TABLE-6.12). */
  readonly isTableShared?: boolean
  readonly view: 'list' | 'grid'
  /** Epoch ms, of the same opening as the time of the response. */
  readonly now: number
  readonly settings?: SystemSetting
  readonly look?: AppSetting
}

/** The path of the question whether to open a handed cart, as it is rendered: its code is nowhere in the page (HANDOFF-4.8). */
export const handedPath = '/h/cart'

/** Returns a thumbnail of an attachment as a `data:` URL, or nothing if there is none. */
export type ThumbOf = (attachment: string) => Promise<string | undefined>

/** The module that the diner's app builds for the server, `apps/storefront/dist/server/render.js`. */
export interface FirstScreenRenderer {
  /** Returns the page of the app with the screen in it, or nothing if this screen is left to the app. */
  readonly render: (
    page: string,
    screen: FirstScreen,
    menu: Menu,
    thumbOf?: ThumbOf,
  ) => Promise<string | undefined>
  /** Returns what the time of day decides on a first screen: two instants with the same opening look the same. */
  readonly openingOf: (menu: Menu, now: number) => string
}

/** Cookies by which the server knows what the device shows: its shop and mode, and the view of its menu. */
export const firstScreenCookies = { place: 'place', view: 'menuView' } as const

const modes: readonly OrderType[] = ['dineIn', 'dineInNoTable', 'takeAway']

/** The shop of a visit, and how it orders. */
export interface VisitPlace {
  readonly shop: string
  readonly mode: OrderType
}

/** Returns the value of the cookie of a place. */
export const placeCookie = ({ shop, mode }: VisitPlace): string => `${shop}.${mode}`

/** Returns the place of a cookie's value, or nothing if it names no place. */
export const readPlaceCookie = (value: string): VisitPlace | undefined => {
  const [shop = '', name] = value.split('.')
  const mode = modes.find((known) => known === name)
  return mode && /^[0-9a-f]{24}$/.test(shop) ? { shop, mode } : undefined
}
