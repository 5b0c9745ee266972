/** Every URL of the app (ROUTE-1.1). A segment `$name` is a parameter, `{-$name}` one that may be missing, `$` any rest. */
export const paths = {
  handoff: '/h/{-$code}',
  home: '/',
  browse: '/browse',
  cart: '/cart',
  closed: '/closed',
  coupon: '/coupon',
  member: '/member',
  memberBookmark: '/member/bookmark',
  memberChangePassword: '/member/changePassword',
  memberEdit: '/member/edit',
  memberForgotPassword: '/member/forgotPassword',
  memberLogin: '/member/login',
  memberOwnedCoupons: '/member/ownedCoupons',
  memberPointHistory: '/member/pointHistory',
  memberQrCode: '/member/qrCode',
  memberRegister: '/member/register',
  memberResetPassword: '/member/resetPassword',
  memberRewards: '/member/rewards',
  memberTopUp: '/member/topUp',
  news: '/news',
  newsItem: '/news/$name',
  noShop: '/noshop',
  order: '/order',
  orderOfSeq: '/order/$seq',
  orderSession: '/o/{-$sessionId}',
  payment: '/payment/$session',
  paymentCard: '/payment/card/$attempt',
  paymentOther: '/payment/$',
  paymentQr: '/payment/qr/$attempt',
  paymentReader: '/payment/reader/$attempt',
  paymentResult: '/payment/result/$attempt',
  posCodes: '/posCodes',
  posHome: '/posHome',
  posOffer: '/posOffer',
  posPay: '/posPay',
  previousOrder: '/previousOrder',
  product: '/products/$id',
  products: '/products',
  record: '/record',
  recordOf: '/record/$id',
  reservation: '/reservation',
  reservationEdit: '/reservation/edit/{-$id}',
  reservationOf: '/reservation/$id',
  sessionNotFound: '/sessionNotFound',
  shops: '/shops',
  table: '/t',
  tableSession: '/t/$sessionId',
  tableSessionOf: '/t/$sessionId/$sessionIndex',
  terms: '/tnc',
  waitingDoor: '/waiting/at/$shop',
  waitingOf: '/waiting/$id',
} as const

export type Path = (typeof paths)[keyof typeof paths]

/** A path without parameters. */
export type PlainPath = Exclude<Path, `${string}$${string}`>

/** The texts of the query that a screen reads. */
export interface Queries {
  readonly '/': 'error' | 'id' | 't' | 'section'
  readonly '/browse': 'product'
  readonly '/cart': 'line' | 'fromTopUp'
  readonly '/coupon': 'code'
  readonly '/member/login': 'next' | 'social' | 'socialError'
  readonly '/member/register': 'next'
  readonly '/member/topUp': 'next'
  readonly '/payment/$session': 'method' | 'replace' | 'seat'
  readonly '/record': 'tab'
  readonly '/reservation/edit/{-$id}': 'step'
  readonly '/reservation/$id': 'ask'
}
