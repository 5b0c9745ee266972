import { categories } from '../../../tables/categories.ts'
import { productOptions } from '../../../tables/product-options.ts'
import { products } from '../../../tables/products.ts'
import { sections } from '../../../tables/sections.ts'
import { subCategories } from '../../../tables/sub-categories.ts'
import { timeConditions } from '../../../tables/time-conditions.ts'

/** The tables of the records that drafts change. */
export const draftedTables = {
  sections,
  timeConditions,
  categories,
  subCategories,
  productOptions,
  products,
}
