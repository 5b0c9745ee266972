import { marks } from '@comanda/engine/catalog'
import { type Static, Type } from '@feathersjs/typebox'
import { Allergens } from '../fields/allergens.ts'
import { ByWeight } from '../fields/by-weight.ts'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { IngredientModifiers, Ingredients } from '../fields/ingredient.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { Price } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { PrinterNames } from '../fields/printers.ts'
import { PriceModifier } from '../fields/price-modifier.ts'
import { Stock } from '../fields/stock.ts'
import { TaxClass } from '../fields/tax-class.ts'
import { Instant } from '../fields/time.ts'

/** A dish, drink or set (CAT-1.2). `price` in currency units; `options` are the ids of its groups, in order. */
export const Product = Closed(
  {
    _id: Id,
    shop: Id,
    name: LocalizedText,
    shortName: Type.Optional(LocalizedText),
    description: Type.Optional(LocalizedText),
    code: Type.Optional(Type.String({ maxLength: 40 })),
    images: Type.Optional(Type.Array(Id, { maxItems: 10 })),
    marks: Type.Optional(Type.Array(OneOf(...marks), { maxItems: marks.length })),
    allergens: Type.Optional(Allergens),
    order: Type.Optional(Type.Integer({ minimum: 0 })),
    price: Price,
    /** Staff say what it costs, from `price` to `most` (CAT-6.1). */
    openPrice: Type.Optional(Closed({ most: Type.Optional(Price) })),
    /** What it costs until then, if its price is open (CAT-6.2); not drafted. */
    dayPrice: Type.Optional(Closed({ price: Price, until: Instant })),
    /** It is weighed: `price` is that of a unit (CAT-7.1). */
    byWeight: Type.Optional(ByWeight),
    discountMapping: Type.Optional(
      Type.Array(
        Closed({
          shop: Id,
          price: Type.Optional(Price),
          discount: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
        }),
        { maxItems: 100 },
      ),
    ),
    priceModifiers: Type.Optional(Type.Array(PriceModifier, { maxItems: 50 })),
    category: Type.Optional(Id),
    subCategory: Type.Optional(Id),
    /** Taxes of this class take the place of those without one (TAX-1.5). */
    taxClass: Type.Optional(TaxClass),
    options: Type.Optional(Type.Array(Id, { maxItems: 50 })),
    sections: Type.Optional(Type.Array(Id, { maxItems: 50 })),
    timeConditions: Type.Optional(Type.Array(Id, { maxItems: 20 })),
    ingredients: Type.Optional(Ingredients),
    ingredientModifiers: Type.Optional(IngredientModifiers),
    kitchenPrinters: Type.Optional(PrinterNames),
    waterBars: Type.Optional(PrinterNames),
    printerColor: Type.Optional(Type.String({ maxLength: 20 })),
    kitchenGroup: Type.Optional(Type.String({ maxLength: 40 })),
    notGoKitchen: Type.Optional(Type.Boolean()),
    notGoWaterBar: Type.Optional(Type.Boolean()),
    setOrderOrGiftOnly: Type.Optional(Type.Boolean()),
    hideFromOnline: Type.Optional(Type.Boolean()),
    eatInOnly: Type.Optional(Type.Boolean()),
    freeSurcharge: Type.Optional(Type.Boolean()),
    discountable: Type.Optional(Type.Boolean()),
    autoMerge: Type.Optional(Type.Boolean()),
    /**
     * The amount that buying it adds to the member's balance, in currency units. Such products are sold only as
     * top-ups.
     */
    topUp: Type.Optional(Price),
    stock: Type.Optional(Stock),
  },
  'Product',
)
export type Product = Static<typeof Product>
