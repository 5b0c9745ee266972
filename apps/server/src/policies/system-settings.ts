import { groupCatalogue } from './catalogue.ts'

export const systemSettings = groupCatalogue()
