import type { Product } from '@comanda/contract'
import { type MenuContext, unavailableReason } from '@comanda/engine/catalog'
import { stockLevel } from '@comanda/engine/stock'
import { useOrderingFailure } from '../../diner/use-ordering-failure.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { isSoldOutLevel } from './choice-stock.ts'

/** Returns why a product cannot be added to the cart now, in words. */
export const useProductRefusal = (product: Product, context: MenuContext): string | undefined => {
  const { t } = useOrderingMessages()
  const failure = useOrderingFailure()
  if (failure) return t(`failure.${failure}.title`)
  const reason = unavailableReason(product, context)
  if (reason) return t(`cart.issue.${reason}`)
  if (product.setOrderOrGiftOnly === true) return t('cart.issue.setOrderOrGiftOnly')
  return isSoldOutLevel(stockLevel(product.stock, true, 1)) ? t('dish.soldOut') : undefined
}
