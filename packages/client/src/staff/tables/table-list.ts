import type { SheetResult, TableViewItem } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createKeyedCall } from '../../submission/call-keys.ts'
import { createRecordList, type RecordList } from '../records/record-list.ts'

/** The tables of a shop, for managers to add and change. */
export interface TableList extends RecordList<TableViewItem> {
  /** Adds the tables of a list such as `Hall 1–12, T1–T4`, all or none of them. Fails with a `CallError`. */
  readonly add: (text: string) => Promise<SheetResult>
}

export const createTableList = (
  connection: Pick<Connection, 'service' | 'onConnect'>,
  shop: string,
): TableList => {
  const { service } = connection
  const list = createRecordList(connection, service('tableViewItems'), {
    shop,
    $sort: { order: 1 },
  })
  const once = createKeyedCall()
  return {
    ...list,
    add: async (text) => {
      const result = await once({ text }, (idempotencyKey) =>
        service('tableViewItems/add').create({ shop, text, idempotencyKey }),
      )
      await list.reload()
      return result
    },
  }
}
