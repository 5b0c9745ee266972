import type { TimeCondition } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createRecordList, type RecordList } from '../records/record-list.ts'

/** The times of a shop that dishes, choices and promotions refer to (TIME-4). */
export const createTimeConditionList = (
  connection: Pick<Connection, 'service' | 'onConnect'>,
  shop: string,
): RecordList<TimeCondition> =>
  createRecordList(connection, connection.service('timeConditions'), { shop })
