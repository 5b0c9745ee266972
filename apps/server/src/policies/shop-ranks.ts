import { groupCatalogue } from './catalogue.ts'

export const shopRanks = groupCatalogue()
