import { groupCatalogue } from './catalogue.ts'
import { published } from './published.ts'

export const paymentMethods = groupCatalogue(published)
