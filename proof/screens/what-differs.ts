import { languages } from './looks.ts'

/** Whether everything is looked at in every language and size: `npm test -- --all`. */
export const looksAtAll = process.env['TEST_ALL'] !== undefined

/**
 * The screens whose texts are the shop's: only there a language may change more than our own words, of which each language has every
 * one (a test of the locales).
 */
export const ofTheShop = {
  diner: [
    'home-shop',
    'browse-with-cart',
    'product-sheet',
    'set-meal-chosen',
    'cart',
    'cart-coupons',
    'order-take-away',
    'record-item',
    'news',
    'news-item',
    'reservation-session',
    'payment-choose',
    'member-rewards',
    'member-owned-coupons',
  ],
  staff: ['floor', 'book', 'orders', 'kitchen', 'dishes', 'menu', 'reports', 'settings/promotions'],
} as const

/** What screens have beyond another that is looked at and has all the rest, by a selector: the menu is the longest to look at. */
const beyondTheMenu: Readonly<Record<string, string>> = {
  'progress-bar': '.route-progress',
  languages: 'dialog[open]',
  idle: '[role="alertdialog"]',
}

/** Returns the part of a diner's screen that is looked at, all of it if undefined. */
export const partOf = (screen: string): string | undefined =>
  looksAtAll ? undefined : beyondTheMenu[screen]

/** English, and one of the two scripts of Chinese: the other has letters of its own, and nothing else. */
const inTwo: readonly string[] = languages.filter((language) => language !== 'zh-cn')

/** Returns the languages in which a screen is looked at. */
export const languagesOf = (app: keyof typeof ofTheShop, screen: string): readonly string[] => {
  if (looksAtAll) return languages
  // With a cart it has all of this.
  if (screen === 'browse') return []
  const screens: readonly string[] = ofTheShop[app]
  return screens.includes(screen) ? inTwo : ['en']
}
