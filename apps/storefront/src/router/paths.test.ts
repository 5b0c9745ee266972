import { expect, test } from 'vitest'
import { paths } from './paths.ts'

/** Returns a path of the router's notation as the specification writes it. */
const written = (path: string): string =>
  path.replace(/\{-\$(\w+)\}|\$(\w+)/g, '{$1$2}').replace('/$', '/*')

test.each([
  '/',
  '/browse',
  '/cart',
  '/closed',
  '/coupon',
  '/member',
  '/member/bookmark',
  '/member/changePassword',
  '/member/edit',
  '/member/forgotPassword',
  '/member/login',
  '/member/ownedCoupons',
  '/member/pointHistory',
  '/member/qrCode',
  '/member/register',
  '/member/resetPassword',
  '/member/rewards',
  '/member/topUp',
  '/news',
  '/news/{name}',
  '/noshop',
  '/order',
  '/order/{seq}',
  '/previousOrder',
  '/products/{id}',
  '/record',
  '/record/{id}',
  '/reservation',
  '/reservation/{id}',
  '/reservation/edit/{id}',
  '/sessionNotFound',
  '/shops',
  '/t',
  '/t/{sessionId}',
  '/t/{sessionId}/{sessionIndex}',
  '/o/{sessionId}',
  '/tnc',
  '/waiting/{id}',
  '/waiting/at/{shop}',
  '/payment/*',
  '/payment/{session}',
  '/payment/card/{attempt}',
  '/payment/qr/{attempt}',
  '/payment/reader/{attempt}',
  '/payment/result/{attempt}',
])('%s is a page (ROUTE-1.1)', (path) => {
  expect(Object.values(paths).map(written)).toContain(path)
})
