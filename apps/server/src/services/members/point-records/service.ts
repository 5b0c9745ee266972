import { type PointRecord, pointRecords as description } from '@comanda/contract'
import { BadRequest } from '@feathersjs/errors'
import { findRecords } from '../../../table-service/find.ts'
import { recordTable } from '../../../table-service/table.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
import { callerIdentity } from '../../../authentication/caller-identity.ts'
import { refused } from '../../../errors/refusal.ts'
import { once } from '../../../idempotency/once.ts'
import { checkCredit } from '../credits/check-credit.ts'
import { pointRecord } from './point-record.ts'
import { grantPoints } from '../../../ledgers/points/grant-points.ts'
import { takePoints } from '../../../ledgers/points/take-points.ts'
import { pointRecords as table } from '../../../tables/point-records.ts'

const records = recordTable(description, table)

/** The ledger of points: members read their own, managers adjust it. */
export const pointRecords = serveRecords(
  description,
  ({ runtime: { database, reads, now: clock } }) => ({
    methods: {
      find: (params) => findRecords<PointRecord>(params?.transaction ?? reads, records, params),
      create: async (data, params = {}) => {
        const { idempotencyKey: key, ...payload } = data
        const { user, amount } = payload
        if (amount === 0) throw new BadRequest('Nothing to adjust', { field: 'amount' })
        const write = {
          shop: payload.shop ?? '',
          scope: `pointRecords/${user}`,
          key,
          caller: callerIdentity(params),
          payload,
        }
        const entry = { ...payload, type: 'adjust' as const, staff: params.user?._id ?? null }
        const now = new Date(clock())
        const { answer } = await inTransaction(params.transaction ?? database, (transaction) =>
          once(transaction, write, async () => {
            await checkCredit(transaction, params, { ...payload, unit: 'points' }, now)
            const written =
              amount > 0
                ? { record: await grantPoints(transaction, entry, now) }
                : await takePoints(transaction, entry, now)
            if ('refusal' in written) throw refused({ ...written.refusal, field: 'amount' })
            return { answer: pointRecord(written.record) }
          }),
        )
        return answer
      },
    },
  }),
)
