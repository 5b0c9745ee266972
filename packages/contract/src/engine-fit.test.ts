import type { CartLine } from '@comanda/engine/cart'
import type { TimeCondition as EngineTimeCondition } from '@comanda/engine/time'
import type * as engine from '@comanda/engine/catalog'
import type { RuleError } from '@comanda/engine/pricing'
import { expectTypeOf, test } from 'vitest'
import type { OrderDiscount } from './order-discounts/schema.ts'
import type { ProductOption } from './product-options/schema.ts'
import type { Product } from './products/schema.ts'
import type { Shop } from './shops/schema.ts'
import type { SurchargeSetting } from './surcharge-settings/schema.ts'
import type { CouponsAdvice } from './table-sessions/discount-calls.ts'
import type { OrderLine } from './table-sessions/line.ts'
import type { TaxSetting } from './tax-settings/schema.ts'
import type { TimeCondition } from './time-conditions/schema.ts'

test('the engine accepts every record of the wire unchanged (CAT-1.9)', () => {
  expectTypeOf<Product>().toExtend<engine.Product>()
  expectTypeOf<ProductOption>().toExtend<engine.ProductOption>()
  expectTypeOf<TaxSetting>().toExtend<engine.TaxSetting>()
  expectTypeOf<SurchargeSetting>().toExtend<engine.SurchargeSetting>()
  expectTypeOf<TimeCondition>().toExtend<EngineTimeCondition>()
  expectTypeOf<OrderDiscount>().toExtend<engine.DiscountRule>()
  expectTypeOf<Shop>().toExtend<engine.Shop>()
  expectTypeOf<OrderLine & { id: string }>().toExtend<CartLine>()
})

test('the wire says each reason of the engine why a rule does not apply, and no other (CPN-8.8)', () => {
  type LeftOut = NonNullable<CouponsAdvice['others']>[number]
  expectTypeOf<LeftOut['error']>().toEqualTypeOf<RuleError | undefined>()
})
