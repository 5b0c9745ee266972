import { Conflict, NotAuthenticated, Unavailable } from '@feathersjs/errors'
import { freeTea, sampleCoupon } from './sample-coupons.ts'
import { sampleIds } from './sample-menu.ts'
import type { Fields, TestState } from './test-state.ts'

interface Params {
  readonly connection?: Fields
}

/** Adds a service to the test server. */
export type AddService = (path: string, service: object, events?: string[]) => void

/** Adds what the client's tests call, except sessions. */
export const addTestServices = (add: AddService, known: TestState): void => {
  add('authentication', {
    create: async (data: Fields, { connection }: Params) => {
      known.calls.push(`sign in by ${String(data['strategy'])}`)
      if (known.isBusy) throw new Unavailable()
      const isGood =
        data['strategy'] === 'jwt'
          ? data['accessToken'] === known.token
          : data['password'] === 'right'
      if (!isGood) throw new NotAuthenticated('Invalid login', { code: 'loginFailed' })
      if (connection) connection['user'] = 'staff'
      return { accessToken: known.token, user: { _id: 'user', name: 'Mei' } }
    },
    remove: async (id: string | null) => {
      known.calls.push(`sign out ${id ?? 'here'}`)
      return {}
    },
  })
  add('users', { get: async (_id: string) => ({ _id }) }, ['patched'])
  add('orders', {
    get: async (_id: string, { connection }: Params) => {
      known.calls.push('get order')
      if (known.refusals > 0 || connection?.['user'] === undefined) {
        known.refusals--
        throw new NotAuthenticated('Not authenticated')
      }
      return { _id }
    },
    find: () => new Promise(() => undefined),
    patch: async (_id: string, data: Fields) => ({ _id, ...data }),
  })
  add('users/points/available', {
    find: async () => [{ _id: 'points', amount: known.points, expiring: [] }],
  })
  add('userCoupons/validate', { create: async () => ({ status: known.couponStatus }) })
  add('userCoupons/claim', {
    create: async ({ code }: Fields) => {
      if (code === 'TEA') return { ...sampleCoupon, _id: sampleIds.claimed }
      throw new Conflict('Invalid Code', { code: 'couponErrors.invalidCode', field: 'code' })
    },
  })
  add('orderDiscounts', { get: async () => freeTea })
  add('missingTranslations', {
    create: async (report: Fields) => {
      known.missing.push(report)
      return { count: 1 }
    },
  })
  add('shops/subscribe', {
    create: async ({ item }: Fields) => {
      if (known.isBusy) throw new Unavailable()
      return { item }
    },
  })
  add('products', { patch: async (_id: string, data: Fields) => ({ _id, ...data }) })
  add('productStocks', {
    patch: async (product: string, { stock }: Fields) => ({
      _id: product,
      product,
      shop: sampleIds.shop,
      stock,
    }),
  })
}
