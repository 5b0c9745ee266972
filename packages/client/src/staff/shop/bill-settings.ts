import type { SurchargeSetting, TaxSetting } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createRecordList, type RecordList } from '../records/record-list.ts'

type StaffConnection = Pick<Connection, 'service' | 'onConnect'>

const inOrder = { $sort: { order: 1 } } as const

/** The taxes of all shops of the installation. */
export const createTaxSettings = (connection: StaffConnection): RecordList<TaxSetting> =>
  createRecordList(connection, connection.service('taxSettings'), inOrder)

/** The surcharges of all shops of the installation. */
export const createSurchargeSettings = (
  connection: StaffConnection,
): RecordList<SurchargeSetting> =>
  createRecordList(connection, connection.service('surchargeSettings'), inOrder)
