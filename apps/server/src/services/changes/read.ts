import {
  type ChangePath,
  changePaths,
  type ChangesPage,
  queryLimits,
  readChanges as description,
} from '@comanda/contract'
import { Forbidden } from '@feathersjs/errors'
import { serveCall } from '../../calls/serve-call.ts'
import type { Served } from '../../calls/served.ts'
import { refused } from '../../errors/refusal.ts'
import { rightsFor } from '../../policies/key-rights.ts'
import { managers } from '../../policies/staff.ts'
import type { CallerKey } from '../../runtime/app.ts'
import { cursorBefore, readCursor, writeCursor } from './change-cursor.ts'
import { noteUse, readBound, sinceOf, startOf } from './change-feed.ts'
import { changesAsRead } from './changes-as-read.ts'
import { findChanges } from './find-changes.ts'

const needed = (path: ChangePath) => rightsFor(path, 'find') ?? []

/** Returns which changes the caller gets. Throws `keyRightMissing` if it asks for others (CHANGE-1.4). */
const pathsFor = (
  key: CallerKey | undefined,
  asked: readonly ChangePath[] | undefined,
): readonly ChangePath[] => {
  const isAllowed = (path: ChangePath): boolean =>
    key === undefined || needed(path).some((right) => key.rights.includes(right))
  const refusedPath = asked?.find((path) => !isAllowed(path))
  if (refusedPath)
    throw new Forbidden(`The key needs a right to read ${refusedPath}`, {
      code: 'keyRightMissing',
      rights: needed(refusedPath),
      field: 'paths',
    })
  return (asked ?? changePaths).filter(isAllowed)
}

/** `create changes/read` (CHANGE-1). */
const read = serveCall(description, managers, async (data, context): Promise<ChangesPage> => {
  const { shop = '', since, limit = queryLimits.limit } = data
  const { runtime, params } = context
  const paths = pathsFor(params.key, data.paths)
  const start = async (): Promise<string> => {
    const { place, bound } = await startOf(runtime, shop)
    return writeCursor(cursorBefore(place, bound))
  }
  if (since === undefined) return { data: [], cursor: await start(), more: false }
  const after = readCursor(since)
  if (!after)
    throw refused({
      kind: 'BadRequest',
      code: 'dataInvalid',
      message: 'This is no cursor of changes.',
      field: 'since',
    })
  const { place, bound } = await readBound(runtime.reads)
  const found = await findChanges(runtime.reads, { shop, paths, after, bound, limit: limit + 1 })
  // Afterwards: what is removed in the meantime is missed by nobody.
  const from = await sinceOf(runtime.reads, shop, place)
  // One that is ahead was given before a backup was restored.
  const isHere = after.place === place && after.xact <= bound
  if (from === undefined || !isHere || after.xact < from)
    throw refused({
      kind: 'Gone',
      code: 'changesGone',
      message:
        'Changes behind this cursor are not stored any more: read all records again, then go on from the cursor of this error.',
      field: 'since',
      detail: { cursor: await start() },
    })
  noteUse(runtime, shop)
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const more = found.length > limit
  return {
    data: await changesAsRead(context, rows),
    cursor: writeCursor(more && last ? { ...last, place } : cursorBefore(place, bound)),
    more,
  }
})

/** What has changed since a cursor, for those who manage the shop and for keys. */
export const changes: readonly Served[] = [read]
