import type { Section } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createRecordList, type RecordList } from '../records/record-list.ts'

/** The sections of a shop in their order: breakfast, lunch, dinner. */
export const createSectionList = (
  connection: Pick<Connection, 'service' | 'onConnect'>,
  shop: string,
): RecordList<Section> =>
  createRecordList(connection, connection.service('sections'), {
    shop,
    $sort: { showOrder: 1 },
  })
