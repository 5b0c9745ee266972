import { shopCatalogue } from './catalogue.ts'

export const products = shopCatalogue()
