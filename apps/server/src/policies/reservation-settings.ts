import { shopCatalogue } from './catalogue.ts'

export const reservationSettings = shopCatalogue()
