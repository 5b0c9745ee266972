import { shopCatalogue } from './catalogue.ts'

export const categories = shopCatalogue()
