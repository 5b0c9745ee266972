import { toCents } from '../money/cents.ts'
import { type CompiledModifier, compileModifiers } from './compiled-product.ts'
import type { PartsPrice, ProductOption, ProductOptionType } from './product-option.ts'
import type { Id } from './vocabulary.ts'

/** What pricing reads of a choice, in cents. */
export interface CompiledChoice {
  readonly cents: number
  readonly modifiers: readonly CompiledModifier[]
  /** Whether its price is on a child line. */
  readonly isSetItem: boolean
  /** The dish that it is. */
  readonly product: Id | undefined
}

/** What pricing reads of an option group. */
export interface CompiledOption {
  readonly _id: Id
  readonly type: ProductOptionType
  readonly partsPrice: PartsPrice | undefined
  /** Whether discounts apply to its fees: groups with `enjoyDiscount`, and every group of type `discount`. */
  readonly enjoying: boolean
  readonly choices: ReadonlyMap<Id, CompiledChoice>
}

/** An option group ready for pricing. */
export const compileOption = (option: ProductOption): CompiledOption => {
  const type = option.type ?? 'option'
  const choices = new Map<Id, CompiledChoice>()
  for (const choice of option.choices ?? []) {
    choices.set(choice._id ?? choice.id ?? '', {
      cents: toCents(choice.price ?? 0),
      modifiers: compileModifiers(choice.priceModifiers),
      isSetItem: choice.type === 'product',
      product: choice.product,
    })
  }
  return {
    _id: option._id,
    type,
    partsPrice: option.partsPrice ?? undefined,
    enjoying: type === 'discount' || option.enjoyDiscount === true,
    choices,
  }
}
