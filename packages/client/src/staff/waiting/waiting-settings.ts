import type { WaitingSetting } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createRecordList, type RecordList } from '../records/record-list.ts'

/** How a shop keeps its waiting list (WAIT-1.4): one record, or none if it never said. */
export const createWaitingSettings = (
  connection: Pick<Connection, 'service' | 'onConnect'>,
  shop: string,
): RecordList<WaitingSetting> =>
  createRecordList(connection, connection.service('waitingSettings'), { shop })
