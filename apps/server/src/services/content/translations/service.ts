import { catalogueService } from '../../../table-service/catalogue-service.ts'
import { translations as table } from '../../../tables/translations.ts'

/** Messages that owners put in the place of the apps' own; what visitors read of them are files. */
export const translations = catalogueService('translations', table)
