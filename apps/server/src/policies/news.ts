import { groupCatalogue } from './catalogue.ts'
import { published } from './published.ts'

export const news = groupCatalogue(published)
