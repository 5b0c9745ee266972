import type { Menu, Product } from '@comanda/contract'

/** The content of a menu with one dish, or with these. */
export const sampleContent = (
  products: readonly Product[] = [
    { _id: 'b'.repeat(24), shop: 'a'.repeat(24), name: [], price: 1 },
  ],
  productOptions: Menu['productOptions'] = [],
): Omit<Menu, 'version'> => ({
  shop: { _id: 'a'.repeat(24), name: [], timeZone: 'Asia/Hong_Kong', currency: 'HKD' },
  sections: [],
  timeConditions: [],
  categories: [],
  subCategories: [],
  products,
  productOptions,
  taxSettings: [],
  surchargeSettings: [],
  discounts: [],
  vipLevels: [],
})
