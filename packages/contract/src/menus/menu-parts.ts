/** The services whose records make up a menu; stocks change apart from it. */
export const menuParts = [
  'shops',
  'sections',
  'timeConditions',
  'categories',
  'subCategories',
  'products',
  'productOptions',
  'taxSettings',
  'surchargeSettings',
  'orderDiscounts',
  'vipLevels',
] as const
