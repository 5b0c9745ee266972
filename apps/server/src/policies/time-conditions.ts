import { shopCatalogue } from './catalogue.ts'

export const timeConditions = shopCatalogue()
