import { type BalanceRecord, balanceRecords as description } from '@comanda/contract'
import { BadRequest } from '@feathersjs/errors'
import { findRecords } from '../../../table-service/find.ts'
import { recordTable } from '../../../table-service/table.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
import { callerIdentity } from '../../../authentication/caller-identity.ts'
import { refused } from '../../../errors/refusal.ts'
import { once } from '../../../idempotency/once.ts'
import { checkCredit } from '../credits/check-credit.ts'
import { balanceRecord } from './balance-record.ts'
import { changeBalance } from '../../../ledgers/balance/change-balance.ts'
import { balanceRecords as table } from '../../../tables/balance-records.ts'

const records = recordTable(description, table)

/** The ledger of stored balances: members read their own, managers adjust it. */
export const balanceRecords = serveRecords(
  description,
  ({ runtime: { database, reads, now: clock } }) => ({
    methods: {
      find: (params) => findRecords<BalanceRecord>(params?.transaction ?? reads, records, params),
      create: async (data, params = {}) => {
        const { idempotencyKey: key, ...payload } = data
        const { user, amount } = payload
        if (amount === 0) throw new BadRequest('Nothing to adjust', { field: 'amount' })
        const write = {
          shop: payload.shop ?? '',
          scope: `balanceRecords/${user}`,
          key,
          caller: callerIdentity(params),
          payload,
        }
        const entry = { ...payload, type: 'adjust' as const, staff: params.user?._id ?? null }
        const now = new Date(clock())
        const { answer } = await inTransaction(params.transaction ?? database, (transaction) =>
          once(transaction, write, async () => {
            await checkCredit(transaction, params, { ...payload, unit: payload.currency }, now)
            const written = await changeBalance(transaction, entry, now)
            if ('refusal' in written) throw refused({ ...written.refusal, field: 'amount' })
            return { answer: balanceRecord(written.record) }
          }),
        )
        return answer
      },
    },
  }),
)
