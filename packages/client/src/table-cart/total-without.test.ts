import { expect, it } from 'vitest'
import { createCart } from '../cart/cart.ts'
import type { CatalogueState } from '../catalogue/catalogue.ts'
import type { SessionState } from '../session/session.ts'
import { memoryStorage } from '../storage/key-storage.ts'
import { createStore } from '../store/store.ts'
import { loadedEngine } from '../testing/loaded-engine.ts'
import { noClaims } from '../testing/no-claims.ts'
import { sampleIds, sampleMenu } from '../testing/sample-menu.ts'
import { totalWithout } from './total-without.ts'

const { shop, noodles, tea } = sampleIds
const now = Date.parse('2026-03-03T12:00:00.000Z')

it('TABLE-6.5: what an order without a guest comes to is what it costs without their dishes; nothing changes', () => {
  const cart = createCart({
    catalogue: {
      state: createStore<CatalogueState>({ status: 'ready', menu: sampleMenu, isFresh: true, now }),
    },
    claimCoupon: noClaims,
    connection: {
      service: () => {
        throw new Error('no call is made')
      },
    },
    engine: loadedEngine,
    session: { state: createStore<SessionState>({ status: 'none' }) },
    storage: memoryStorage(),
    now: () => now,
  })
  expect(totalWithout(cart, [])).toBeUndefined()
  cart.enter({ shop, mode: 'takeAway' })
  cart.add({ product: noodles, quantity: 1 })
  const own = cart.state.get().result?.totals.total
  cart.add({ product: tea, quantity: 2 })
  const { lines, coupons } = cart.state.get()
  const seated = lines.map((line) => (line.product === tea ? { ...line, chairId: '2' } : line))
  cart.board.show({ lines: seated, coupons })
  const before = cart.state.get()
  expect(totalWithout(cart, ['2'])).toBe(own)
  expect(totalWithout(cart, ['3'])).toBe(before.result?.totals.total)
  expect(cart.state.get()).toBe(before)
})
