import { newSecretId } from '../../identifiers/new-id.ts'
import { catalogueService } from '../catalogue-service.ts'
import { tableViewItems as table } from './table.ts'

/** Tables of the floor. Their ids are random: they stand in the codes on the tables. */
export const tableViewItems = catalogueService('tableViewItems', table, newSecretId)
