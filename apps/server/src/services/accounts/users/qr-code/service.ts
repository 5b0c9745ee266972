import { callerOf } from '../../../../authentication/caller-of.ts'
import { makeMemberCode } from '../../../../authentication/member-code.ts'
import type { App } from '../../../../runtime/app.ts'
import type { Runtime } from '../../../../runtime/runtime.ts'
import { registerCall } from '../../../../calls/register-call.ts'

/** `create users/qrCode`: what the member shows at the counter, good for a minute. */
export const qrCode = (app: App, { config, database, now }: Runtime): void =>
  registerCall(app, 'users/qrCode', (_, params) =>
    makeMemberCode(database, config.jwtSecret, callerOf(params)._id, now()),
  )
