import { newSecretId } from '../../../identifiers/new-id.ts'
import { catalogueService } from '../../../table-service/catalogue-service.ts'
import { tableViewItems as table } from '../../../tables/table-view-items.ts'

/** Tables of the floor. Their ids are random: they stand in the codes on the tables. */
export const tableViewItems = catalogueService('tableViewItems', table, newSecretId)
