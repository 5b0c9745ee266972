import { type AdjustBalanceData, type BalanceRecord, services } from '@comanda/contract'
import { BadRequest } from '@feathersjs/errors'
import { findRecords } from '../../../table-service/find.ts'
import { recordTable } from '../../../table-service/table.ts'
import { inTransaction } from '../../../database/transaction.ts'
import type { App, CallParams, WireService } from '../../../runtime/app.ts'
import { refused } from '../../../errors/refusal.ts'
import { once } from '../../../idempotency/once.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { balanceRecord } from './balance-record.ts'
import { changeBalance } from '../../../ledgers/balance/change-balance.ts'
import { balanceRecords as table } from '../../../tables/balance-records.ts'

const records = recordTable(services.balanceRecords, table)

/** The ledger of stored balances: members read their own, managers adjust it. */
export const balanceRecords = (app: App, { database, now: clock }: Runtime): void => {
  const find = (params?: CallParams) =>
    findRecords(params?.transaction ?? database, records, params)
  const create = async (data: unknown, params: CallParams = {}): Promise<BalanceRecord> => {
    const { idempotencyKey: key, ...payload } = data as AdjustBalanceData
    const { user, amount } = payload
    if (amount === 0) throw new BadRequest('Nothing to adjust', { field: 'amount' })
    const write = { shop: payload.shop ?? '', scope: `balanceRecords/${user}`, key, payload }
    const entry = { ...payload, type: 'adjust' as const, staff: params.user?._id ?? null }
    const now = new Date(clock())
    const { answer } = await inTransaction(params.transaction ?? database, (transaction) =>
      once(transaction, write, async () => {
        const written = await changeBalance(transaction, entry, now)
        if ('refusal' in written) throw refused({ ...written.refusal, field: 'amount' })
        return { answer: balanceRecord(written.record) }
      }),
    )
    return answer
  }
  app.use('balanceRecords', { find, create } as unknown as WireService, {
    methods: [...services.balanceRecords.methods],
  })
}
