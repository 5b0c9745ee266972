import type { CompiledOption } from '../catalog/compiled-option.ts'
import type { CompiledProduct } from '../catalog/compiled-product.ts'
import type { Session } from '../catalog/session.ts'
import type { Shop } from '../catalog/shop.ts'
import type { Id } from '../catalog/vocabulary.ts'
import type { Clock } from './clock.ts'

/** What every rule of one pricing reads: the shop, the session, the time, the products. */
export interface PricingContext {
  readonly shop: Shop
  readonly session: Session
  readonly clock: Clock
  readonly products: ReadonlyMap<Id, CompiledProduct>
  readonly options: ReadonlyMap<Id, CompiledOption>
  /** `session.modifiers`. */
  readonly modifiers: ReadonlySet<Id>
}

/** Whether a list of shops (missing or empty: all) has this shop. */
export const isForShop = (
  shops: readonly Id[] | null | undefined,
  { shop }: Pick<PricingContext, 'shop'>,
): boolean => !shops?.length || shops.includes(shop._id)
