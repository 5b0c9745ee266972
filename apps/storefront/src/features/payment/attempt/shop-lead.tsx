import { useNames } from '../../../language/use-names.ts'
import { useShownShop } from '../../../shop/shown-shop.ts'

/** The name of the shop that is paid. */
export const ShopLead = () => useNames()(useShownShop()?.name)
