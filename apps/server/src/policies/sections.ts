import { shopCatalogue } from './catalogue.ts'

export const sections = shopCatalogue()
