import { groupCatalogue } from './catalogue.ts'

export const appSettings = groupCatalogue()
