import { Forbidden } from '@feathersjs/errors'
import type { Middleware } from '@feathersjs/koa'
import { bearerCaller } from '../../../authentication/bearer-caller.ts'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import { isStaffOf } from '../../../policies/staff.ts'
import type { App } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { staffActions } from '../../../tables/staff-actions.ts'

/** The most exports of an account in 15 minutes: each report of some shops and months, but no loop of them. */
const MOST_EXPORTS = 100

/** What is exported of which shop, who may do that, and what the audit log says of it. */
export interface Export {
  readonly name: string
  readonly shop: string
  readonly roles: Parameters<typeof isStaffOf>[2]
  readonly changes: Readonly<Record<string, string>>
}

/** Checks that the caller may export, by the bearer token, and writes who exports what (STAFF-7.3). Throws otherwise. */
export const beginExport = async (
  ctx: Parameters<Middleware>[0],
  { app, runtime }: { readonly app: App; readonly runtime: Runtime },
  { name, shop, roles, changes }: Export,
): Promise<void> => {
  const user = await bearerCaller(app, ctx.get('authorization'))
  if (!isStaffOf(user, shop, roles))
    throw new Forbidden('This account is not allowed to do that', { code: 'forbidden' })
  const { database, now } = runtime
  await countAttempt(database, [{ name: `exports ${user._id}`, most: MOST_EXPORTS }], now())
  await database.insert(staffActions).values({
    time: new Date(now()).toISOString(),
    user: user._id,
    path: 'exports',
    method: 'create',
    record: name,
    shop,
    changes,
    requestId: ctx.response.get('x-request-id'),
  })
}

/** The lines behind the mark by which spreadsheets know that a file is UTF-8. */
export const markedLines = async function* (
  lines: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string> {
  yield '\uFEFF'
  yield* lines
}
