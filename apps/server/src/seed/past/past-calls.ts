import { type DemoAccount, memberAccounts, staffAccounts } from '@comanda/demo'
import type { Menu, OrderStatus } from '@comanda/contract'
import type { App, CallParams } from '../../runtime/app.ts'

/** A server whose clock is set: what it is called for happens at that time. */
export interface PastServer {
  readonly app: App
  readonly clock: { at: number }
}

/** The calls of a shop's staff and guests at the time of the clock. */
export interface PastCalls {
  readonly menu: Menu
  readonly clock: PastServer['clock']
  /** Makes a call of a service, as one of the staff, as the demo's member or, without either, as a guest. */
  readonly call: <T = unknown>(
    path: string,
    data: unknown,
    by?: 'manager' | 'waiter' | 'cashier' | 'member',
  ) => Promise<T>
  readonly stepOrder: (order: string, status: OrderStatus) => Promise<unknown>
}

const isRole = (shop: string, role: string, { staff = [] }: DemoAccount): boolean =>
  staff.some((one) => one.shop === shop && one.role === role)

/** Returns the calls of a shop of the demo. */
export const pastCalls = async ({ app, clock }: PastServer, shop: string): Promise<PastCalls> => {
  const paramsOf = (role?: string): CallParams => {
    const user =
      role === 'member'
        ? memberAccounts[0]
        : role && staffAccounts.find((one) => isRole(shop, role, one))
    return user ? { user } : {}
  }
  return {
    menu: (await app.service('menus').get(shop)) as Menu,
    clock,
    call: async <T>(path: string, data: unknown, by?: string) =>
      (await app.service(path).create(data, paramsOf(by))) as T,
    stepOrder: (order, status) =>
      app.service('orders').patch(order, { status }, paramsOf('kitchen')),
  }
}
