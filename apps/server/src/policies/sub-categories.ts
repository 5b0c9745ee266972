import { shopCatalogue } from './catalogue.ts'

export const subCategories = shopCatalogue()
