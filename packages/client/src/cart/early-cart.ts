import type { Menu } from '@comanda/contract'
import { serverNow } from '../connection/server-time.ts'
import type { Catalogue, CatalogueState } from '../catalogue/catalogue.ts'
import { createStore } from '../store/store.ts'
import { memoryStorage } from '../storage/key-storage.ts'
import type { SessionState } from '../session/session.ts'
import { type Cart, createCart } from './cart.ts'
import { type CartEngine, cartEngine } from './cart-engine.ts'
import type { OrderPlace } from './cart-place.ts'

const none = (): never => {
  throw new Error('an early cart has no coupons')
}

/** A cart with the menu that it is priced by. */
export interface EarlyCart {
  readonly cart: Cart
  readonly catalogue: Pick<Catalogue, 'state'>
}

/**
 * Returns the cart of a diner who is not signed in and has no coupons, with the engine, before there is a client: it prices as
 * the client's will, and stores nothing.
 */
export const createEarlyCart = (menu: Menu, place: OrderPlace, now = serverNow): EarlyCart => {
  const catalogue = {
    state: createStore<CatalogueState>({ status: 'ready', menu, isFresh: true, now: now() }),
  }
  const cart = createCart({
    catalogue,
    claimCoupon: none,
    connection: { service: none },
    engine: { state: createStore<CartEngine | undefined>(cartEngine), load: () => undefined },
    session: { state: createStore<SessionState>({ status: 'none' }) },
    storage: memoryStorage(),
    now,
  })
  cart.enter(place)
  return { cart, catalogue }
}
