import {
  type PointRecord,
  type AdjustPointsData,
  pointRecords as description,
} from '@comanda/contract'
import { findRecords } from '../../../table-service/find.ts'
import { recordTable } from '../../../table-service/table.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
import { adjust } from '../credits/adjust.ts'
import { pointRecord } from './point-record.ts'
import { grantPoints } from '../../../ledgers/points/grant-points.ts'
import { takePoints } from '../../../ledgers/points/take-points.ts'
import { type PointRecordRow, pointRecords as table } from '../../../tables/point-records.ts'

const records = recordTable(description, table)

/** The ledger of points: members read their own, managers adjust it. */
export const pointRecords = serveRecords(description, ({ runtime }) => ({
  methods: {
    find: (params) =>
      findRecords<PointRecord>(params?.transaction ?? runtime.reads, records, params),
    create: adjust<AdjustPointsData, PointRecordRow, PointRecord>(runtime, {
      path: description.path,
      unitOf: () => 'points',
      write: async (transaction, entry, now) =>
        entry.amount > 0
          ? { record: await grantPoints(transaction, entry, now) }
          : takePoints(transaction, entry, now),
      shown: pointRecord,
    }),
  },
}))
