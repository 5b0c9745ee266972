import { type CartEngine, cartEngine } from '../cart/cart-engine.ts'
import type { EngineSource } from '../cart/engine-source.ts'
import { createStore } from '../store/store.ts'

/** The cart's engine, loaded already. */
export const loadedEngine: EngineSource = {
  state: createStore<CartEngine | undefined>(cartEngine),
  load: () => undefined,
}
