import type { StorefrontTranslate } from '@comanda/locales/storefront'

const titles = {
  browse: 'title.browse',
  products: 'title.browse',
  cart: 'title.cart',
  order: 'title.order',
  shops: 'title.shops',
  member: 'title.member',
  record: 'title.record',
  reservation: 'title.reservation',
  news: 'title.news',
  tnc: 'title.terms',
  payment: 'title.payment',
  coupon: 'title.coupon',
  previousOrder: 'title.previousOrder',
} as const

/** Returns the title of the page of a screen: its own name, then the shop's. */
export const pageTitle = (pathname: string, t: StorefrontTranslate, shop: string): string => {
  const key = Object.entries(titles).find(([start]) => pathname.split('/')[1] === start)?.[1]
  return [key && t(key), shop].filter(Boolean).join(' · ')
}
