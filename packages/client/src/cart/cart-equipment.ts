import type { CartContext } from '@comanda/engine/cart'
import { randomKey } from '../ids/random-key.ts'
import type { Member } from '../member/member.ts'
import { pricingUserOf } from '../member/pricing-user.ts'
import type { CartEngine } from './cart-engine.ts'
import { sessionOf, type SessionSource } from './cart-place.ts'
import type { CartScene } from './cart-scene.ts'
import type { EngineSource } from './engine-source.ts'
import { createMenuCompiler } from './menu-compiler.ts'

/** The engine, and the context in which it edits and prices the cart. */
export interface CartEquipment {
  readonly engine: CartEngine
  readonly context: CartContext
}

export interface CartEquipmentOptions {
  readonly engine: EngineSource
  readonly member: Pick<Member, 'state'>
  readonly now: () => number
  /** Whether diners order by themselves. */
  readonly selfService: boolean
  /** The source of sessions that orders would open. */
  readonly source: SessionSource
  /** Whether it is a till (MERGE-1.11). */
  readonly posMode: boolean
}

/** Returns a function that returns the equipment for a scene, or `undefined` until the engine is loaded. */
export const createEquipper = ({
  engine: engineSource,
  member,
  now,
  selfService,
  source,
  posMode,
}: CartEquipmentOptions) => {
  const compiled = createMenuCompiler()

  return (scene: CartScene, isLocked: boolean): CartEquipment | undefined => {
    const engine = engineSource.state.get()
    if (!engine) return undefined
    const { menu, place, section } = scene
    const at = now()
    const context: CartContext = {
      menu: compiled(engine, menu),
      shop: menu.shop,
      session: sessionOf(place, section, at, source),
      user: pricingUserOf(member.state.get(), menu, place.session, at),
      now: new Date(at).toISOString(),
      newId: () => randomKey(12),
      selfService,
      posMode,
      keepCoupons: member.state.get().status === 'unknown' || isLocked,
    }
    return { engine, context }
  }
}
