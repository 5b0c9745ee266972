import type { Page } from '@comanda/contract'
import { selected } from '../records/selected.ts'
import type { CallParams } from '../runtime/app.ts'

/**
 * Returns the records of a list without pages, each made by `populated` of a row that `read` returns, without those for
 * which it returns undefined. The selection of the query is of the populated record.
 */
export const findPopulated = async <Row, R extends object>(
  params: CallParams,
  read: (params: CallParams) => Promise<Page<Row> | Row[]>,
  populated: (row: Row) => Promise<R | undefined>,
): Promise<R[]> => {
  const { $select, ...query } = params.query ?? {}
  const rows = await read({ ...params, query })
  if (!Array.isArray(rows)) throw new Error('the list has pages')
  const records = await Promise.all(rows.map(populated))
  return records.flatMap((record) => (record ? [selected(record, $select)] : []))
}
