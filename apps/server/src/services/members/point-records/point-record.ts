import type { PointRecord } from '@comanda/contract'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { PointRecordRow } from '../../../tables/point-records.ts'

/** A record of points as it is on the wire. */
export const pointRecord = (row: PointRecordRow): PointRecord => {
  const { staff: _staff, ...record } = row
  return withoutNulls(record)
}
