import { isDeepStrictEqual } from 'node:util'
import { type ApplyMenuResult, menus as description } from '@comanda/contract'
import type { ImportChange } from '@comanda/shop-rules/menu-import'
import { callerOf } from '../../../authentication/caller-of.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { once } from '../../../idempotency/once.ts'
import { managers } from '../../../policies/staff.ts'
import type { MenuChangeRow } from '../../../tables/menu-changes.ts'
import { countFile } from './count-file.ts'
import { announceDraft, type DraftStep, lockDraft, writeStep } from './in-draft.ts'
import { readImport } from './read-import.ts'

const keyOf = ({
  path,
  record,
  field,
}: Pick<ImportChange, 'path' | 'record'> & {
  readonly field?: string | null | undefined
}): string => [path, record, field].join('/')

/** Returns the changes of a file or a copy beside those that are drafted: one that is drafted of the same field is replaced. */
export const stepOf = (
  changes: readonly ImportChange[],
  drafted: readonly MenuChangeRow[],
): DraftStep => {
  const own = new Map(drafted.flatMap((one) => (one.kind === 'change' ? [[keyOf(one), one]] : [])))
  const drop: MenuChangeRow[] = []
  const write = changes.flatMap((change): DraftStep['write'] => {
    const { path, record, kind, field = null, to } = change
    const before = kind === 'change' ? own.get(keyOf(change)) : undefined
    if (before) drop.push(before)
    const from = before ? before.from : (change.from ?? null)
    const isBack = kind === 'change' && isDeepStrictEqual(from, to)
    return isBack ? [] : [{ path, record, kind, field, from, to }]
  })
  return { drop, write }
}

/** `create menus/apply` (IMPORT-3.2): what a file changes is drafted at once, or nothing of it. */
export const applyFile = serveCall(
  description.calls.apply,
  managers,
  async ({ idempotencyKey: key, ...data }, context): Promise<ApplyMenuResult> => {
    await countFile(context)
    const { app, runtime, params } = context
    const { shop } = data
    const { _id: by, name: byName = null } = callerOf(params)
    const time = new Date(runtime.now()).toISOString()
    const sent = { shop, scope: 'menus/apply', key, caller: by, payload: data }
    const { answer, made } = await inTransaction(runtime.database, (transaction) =>
      once(transaction, sent, async () => {
        await lockDraft(transaction, shop)
        const { changes, problems, drafted } = await readImport(app, transaction, data)
        const step = stepOf(changes, drafted)
        const result = await writeStep(transaction, { shop, by, byName, time }, step)
        const answer: ApplyMenuResult = { changes: changes.length, problems: [...problems] }
        return { answer, result }
      }),
    )
    if (made) announceDraft(runtime, made.result)
    return answer
  },
)
