import { type MenuChange, menuVersions as description } from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import { and, eq } from 'drizzle-orm'
import { callerOf } from '../../../authentication/caller-of.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { once } from '../../../idempotency/once.ts'
import { newIdBeside } from '../../../identifiers/shop-ids.ts'
import { managers } from '../../../policies/staff.ts'
import { menuVersions } from '../../../tables/menu-versions.ts'
import { lockDraft } from './in-draft.ts'
import { writeVersion } from './write-version.ts'

const opposite = { add: 'remove', remove: 'add', change: 'change' } as const

/** Returns the change that takes another back. */
const takenBack = ({ from, to, kind, ...change }: MenuChange): MenuChange => ({
  ...change,
  _id: newIdBeside(change.shop),
  kind: opposite[kind],
  ...(to === undefined ? {} : { from: to }),
  ...(from === undefined ? {} : { to: from }),
})

/** `create menuVersions/revert` (DRAFT-2.2): what was changed again since is a conflict. */
export const revert = serveCall(
  description.calls.revert,
  managers,
  async (data, { app, runtime, params }) => {
    const { idempotencyKey: key, ...payload } = data
    const { shop } = data
    const { _id: by, name: byName = null } = callerOf(params)
    const time = new Date(runtime.now()).toISOString()
    const sent = { shop, scope: 'menuVersions/revert', key, caller: by, payload }
    const { answer, made } = await inTransaction(runtime.database, (transaction) =>
      once(transaction, sent, async () => {
        await lockDraft(transaction, shop)
        const [row] = await transaction
          .select()
          .from(menuVersions)
          .where(
            and(
              eq(menuVersions.shop, shop),
              eq(menuVersions._id, data.version),
              eq(menuVersions.status, 'published'),
            ),
          )
        if (!row) throw new NotFound(`There is no version '${data.version}'`)
        const publishing = { transaction, shop, by, byName, time, reverts: row.number }
        const changes = row.changes.map(({ publishTime: _time, ...change }) => ({
          ...takenBack(change),
          by,
          time,
          ...(byName === null ? {} : { byName }),
        }))
        const { version, messages } = await writeVersion({ app }, publishing, changes)
        return { answer: version, messages }
      }),
    )
    for (const message of made?.messages ?? []) runtime.bus.publish(message)
    return answer
  },
)
