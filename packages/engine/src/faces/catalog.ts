// Products, options, shops and sessions as records, their names, and what a moment leaves of a menu.

export { menuAt } from '../cart/menu-at.ts'
export { unavailableReason } from '../cart/product-availability.ts'
export { allergens } from '../catalog/allergens.ts'
export type { DiscountRule } from '../catalog/discount-rule.ts'
export {
  guestLanguage,
  localizedEntry,
  localizedName,
  type LocalizedText,
} from '../catalog/localized-name.ts'
export { type NameLanguage, nameLanguages } from '../catalog/name-languages.ts'
export { shopLanguages } from '../catalog/shop-languages.ts'
export { marks } from '../catalog/marks.ts'
export { type MenuContext, menuContext } from '../catalog/menu-context.ts'
export type { Catalogue } from '../catalog/price-request.ts'
export type { Choice, ProductOption } from '../catalog/product-option.ts'
export { isUnpriced, type Product } from '../catalog/product.ts'
export type { Session } from '../catalog/session.ts'
export type { Shop } from '../catalog/shop.ts'
export { shortName } from '../catalog/short-name.ts'
export type { SurchargeSetting } from '../catalog/surcharge-setting.ts'
export type { TaxSetting } from '../catalog/tax-setting.ts'
export type { Id, Money, OrderType } from '../catalog/vocabulary.ts'
export { isObjectId, objectIdOrNull } from '../ids/object-id.ts'
