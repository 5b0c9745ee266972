import {
  type BalanceRecord,
  type AdjustBalanceData,
  balanceRecords as description,
} from '@comanda/contract'
import { findRecords } from '../../../table-service/find.ts'
import { recordTable } from '../../../table-service/table.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
import { adjust } from '../credits/adjust.ts'
import { balanceRecord } from './balance-record.ts'
import { changeBalance } from '../../../ledgers/balance/change-balance.ts'
import { type BalanceRecordRow, balanceRecords as table } from '../../../tables/balance-records.ts'

const records = recordTable(description, table)

/** The ledger of stored balances: members read their own, managers adjust it. */
export const balanceRecords = serveRecords(description, ({ runtime }) => ({
  methods: {
    find: (params) =>
      findRecords<BalanceRecord>(params?.transaction ?? runtime.reads, records, params),
    create: adjust<AdjustBalanceData, BalanceRecordRow, BalanceRecord>(runtime, {
      path: description.path,
      unitOf: ({ currency }) => currency,
      write: changeBalance,
      shown: balanceRecord,
    }),
  },
}))
