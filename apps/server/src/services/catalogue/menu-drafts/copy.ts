import { type CopyMenuResult, type MenuChange, menus as description } from '@comanda/contract'
import type { ImportChange } from '@comanda/shop-rules/menu-import'
import { callerOf } from '../../../authentication/caller-of.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import type { ServerContext } from '../../../calls/served.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { once } from '../../../idempotency/once.ts'
import { newIdBeside } from '../../../identifiers/shop-ids.ts'
import { owners } from '../../../policies/staff.ts'
import type { BusMessage } from '../../../runtime/event-bus.ts'
import { stepOf } from './apply-import.ts'
import { countFile } from './count-file.ts'
import { importedChange } from './import.ts'
import { announceDraft, lockDraft, writeStep } from './in-draft.ts'
import { readCopy } from './read-copy.ts'
import { type Publishing, writeVersion } from './write-version.ts'

interface Copied {
  readonly answer: CopyMenuResult
  readonly announce: () => void
}

/** Publishes changes at once, beside the draft of the shop. */
const publishCopy = async (
  { app, runtime }: ServerContext,
  publishing: Publishing,
  changes: readonly ImportChange[],
): Promise<Copied> => {
  if (changes.length === 0)
    return { answer: { changes: 0, problems: [] }, announce: () => undefined }
  const { shop, by, byName, time } = publishing
  const author = { shop, by, time, ...(byName === null ? {} : { byName }) }
  const made = changes.map((change): MenuChange => {
    const { from, ...own } = importedChange(change)
    return { _id: newIdBeside(shop), ...author, ...own, ...(from === undefined ? {} : { from }) }
  })
  const { version, messages } = await writeVersion({ app }, publishing, made)
  const announce = () => messages.forEach((message: BusMessage) => runtime.bus.publish(message))
  return { answer: { changes: made.length, problems: [], version: version.number }, announce }
}

/** `create menus/copy` (GROUP-2.4): a shop's menu becomes that of another, published or as a draft; all of it or nothing. */
export const copyFrom = serveCall(
  description.calls.copy,
  owners,
  async ({ idempotencyKey: key, ...data }, context): Promise<CopyMenuResult> => {
    await countFile(context)
    const { app, runtime, params } = context
    const { shop, publish } = data
    const { _id: by, name: byName = null } = callerOf(params)
    const time = new Date(runtime.now()).toISOString()
    const sent = { shop, scope: 'menus/copy', key, caller: by, payload: data }
    const { answer, made } = await inTransaction(runtime.database, (transaction) =>
      once(transaction, sent, async (): Promise<Copied> => {
        await lockDraft(transaction, shop)
        const { changes, problems, drafted } = await readCopy(app, transaction, data, !publish)
        if (problems.length > 0)
          return { answer: { changes: 0, problems: [...problems] }, announce: () => undefined }
        const author = { shop, by, byName, time }
        if (publish) return publishCopy(context, { transaction, ...author }, changes)
        const step = await writeStep(transaction, author, stepOf(changes, drafted))
        const announce = () => announceDraft(runtime, step)
        return { answer: { changes: changes.length, problems: [] }, announce }
      }),
    )
    made?.announce()
    return answer
  },
)
