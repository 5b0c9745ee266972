import type { TableSession } from '@comanda/contract'
import { sampleIds, sampleMenu } from './sample-menu.ts'

export type Fields = Record<string, unknown>

/** Returns the session of the tests. */
export const session = (version: number): TableSession =>
  ({
    _id: sampleIds.session,
    shop: sampleIds.shop,
    type: 'takeAway',
    status: 'ongoing',
    section: null,
    user: null,
    tvStatus: 'received',
    products: [],
    orders: [],
    discounts: [],
    surcharges: [],
    manualSurcharges: [],
    attempts: [],
    tables: [],
    modifiers: [],
    taxFree: false,
    version,
  }) as unknown as TableSession

/** What the test server knows, with switches for failures. */
export const newTestState = () => ({
  menu: sampleMenu,
  session: session(1),
  token: 'token-1',
  /** Menus and subscriptions are refused with 503. */
  isBusy: false,
  /** How many of the next calls of `get orders` fail with `NotAuthenticated`. */
  refusals: 0,
  /** `lost`: the order is placed, but its response never arrives. */
  orderResponse: 'given' as 'given' | 'lost' | 'changed',
  placed: new Map<string, Fields>(),
  /** `lost`: it is paid, but the response never arrives. */
  paymentResponse: 'given' as 'given' | 'lost' | 'balanceMissing',
  /** What was paid from the balance, by key. */
  payments: new Map<string, number>(),
  calls: [] as string[],
  missing: [] as Fields[],
  /** The status of checked coupons. */
  couponStatus: 'valid',
  points: 100,
  /** The user whom the server takes as the caller of `setUser`. */
  caller: 'user' as string | undefined,
})

export type TestState = ReturnType<typeof newTestState>
