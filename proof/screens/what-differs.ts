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

/** Returns the languages in which a screen is looked at. */
export const languagesOf = (app: keyof typeof ofTheShop, screen: string): readonly string[] => {
  const screens: readonly string[] = ofTheShop[app]
  return looksAtAll || screens.includes(screen) ? languages : ['en']
}
