import { takeAttempt } from '../../../../authentication/attempts.ts'
import { callerOf } from '../../../../authentication/caller-of.ts'
import type { App } from '../../../../runtime/app.ts'
import type { Runtime } from '../../../../runtime/runtime.ts'
import { registerCall } from '../../../../calls/register-call.ts'
import { exportAccount } from './export-account.ts'

/** `create users/export`: everything that is kept of the caller. */
export const exportData = (app: App, { database, now }: Runtime): void =>
  registerCall(app, 'users/export', async (_, params) => {
    const { _id } = callerOf(params)
    await takeAttempt(database, [{ name: `export ${_id}`, most: 20 }], now())
    return exportAccount(database, _id)
  })
