import type { Choice, MenuContext, Product, ProductOption } from '@comanda/engine/catalog'
import { choiceId } from '@comanda/engine/options'
import { StockLevel, stockLevel, type StockLevel as Level, worstLevel } from '@comanda/engine/stock'

/** Returns how much is left of a choice: of its product, and of its own stock (STOCK-1.8). */
export const choiceLevel = (
  product: Product,
  group: ProductOption,
  choice: Choice,
  context: MenuContext,
): Level => {
  const counted = product.stock?.productOptions
    ?.find((entry) => entry.productOption === group._id)
    ?.values?.find((value) => value._id === choiceId(choice))
  const ofItself =
    choice.type === 'product' ? context.products.get(choice.product ?? '')?.stock : undefined
  return worstLevel([
    stockLevel(ofItself, true, 1),
    counted
      ? stockLevel({ ...product.stock, quantity: counted.quantity }, true, 1)
      : StockLevel.None,
  ])
}

export const isSoldOutLevel = (level: Level): boolean =>
  level === StockLevel.NotSelling || level === StockLevel.OutOfStock
