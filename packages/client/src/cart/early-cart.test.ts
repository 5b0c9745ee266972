import type { Menu } from '@comanda/contract'
import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import type { CatalogueState } from '../catalogue/catalogue.ts'
import type { Connection } from '../connection/connection.ts'
import type { SessionState } from '../session/session.ts'
import { memoryStorage } from '../storage/key-storage.ts'
import { createStore } from '../store/store.ts'
import { loadedEngine } from '../testing/loaded-engine.ts'
import { noClaims } from '../testing/no-claims.ts'
import { sampleIds, sampleMenu } from '../testing/sample-menu.ts'
import { createCart } from './cart.ts'
import { createEarlyCart } from './early-cart.ts'

const { shop, noodles, tea } = sampleIds
const noServer: Pick<Connection, 'service'> = {
  service: () => {
    throw new Error('there is no server')
  },
}
const now = () => Date.parse('2026-03-03T12:00:00+08:00')
const place = { shop, mode: 'dineIn' } as const
/** 5.55 off every 40, and 10 % service. */
const menu: Menu = {
  ...sampleMenu,
  surchargeSettings: [{ _id: 'e'.repeat(24), name: [], percent: 10, status: 'active' }],
  discounts: [
    {
      _id: 'd'.repeat(24),
      name: [],
      type: 'discount',
      source: 'automatic',
      status: 'active',
      for: 'order',
      discountType: 'amount',
      discount: 5.55,
      targetStepAmount: 40,
      repeat: true,
    },
  ],
}

test('ROUTE-2.8: what is added before the app runs costs what its cart says', () => {
  assert(
    property(array(constantFrom(noodles, tea), { minLength: 1, maxLength: 6 }), (taps) => {
      const { cart: early } = createEarlyCart(menu, place, now)
      const later = createCart({
        catalogue: {
          state: createStore<CatalogueState>({ status: 'ready', menu, isFresh: true, now: now() }),
        },
        claimCoupon: noClaims,
        connection: noServer,
        engine: loadedEngine,
        session: { state: createStore<SessionState>({ status: 'none' }) },
        storage: memoryStorage(),
        now,
      })
      later.enter(place)
      for (const product of taps) {
        early.add({ product, quantity: 1 })
        later.add({ product, quantity: 1 })
      }
      expect(early.state.get().count).toBe(taps.length)
      expect(early.state.get().result?.totals).toEqual(later.state.get().result?.totals)
    }),
  )
})
