import { Forbidden } from '@feathersjs/errors'
import type { Middleware } from '@feathersjs/koa'
import { staffActions } from '../tables/staff-actions.ts'
import { countAttempt } from '../authentication/rate-limit.ts'
import { bearerCaller } from '../authentication/bearer-caller.ts'
import type { App } from '../runtime/app.ts'
import { readPictureBody } from '../http/picture-body.ts'
import { newRecordId } from '../identifiers/new-id.ts'
import { isOwner, shopsOf } from '../policies/staff.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { AttachmentStore } from './attachment-store.ts'
import { encodeOriginal } from './encode-original.ts'

const mostBytes = 15_000_000

/** The most pictures that an account may upload in 15 minutes: enough for a whole menu. */
const mostUploads = 300

/** `POST /attachments` with the bearer token of a manager or an owner: a picture, as the body or in a form. */
export const receiveAttachments =
  (app: App, { database, now }: Runtime, store: AttachmentStore): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== '/attachments' || ctx.method !== 'POST') {
      await next()
      return
    }
    const user = await bearerCaller(app, ctx.get('authorization'))
    if (!isOwner(user) && shopsOf(user, ['manager']).length === 0)
      throw new Forbidden('This account is not allowed to do that', { code: 'forbidden' })
    await countAttempt(database, [{ name: `attachments ${user._id}`, most: mostUploads }], now())
    const { bytes, width, height } = await encodeOriginal(await readPictureBody(ctx, mostBytes))
    const _id = newRecordId()
    await store.create(_id, bytes)
    await database.insert(staffActions).values({
      time: new Date(now()).toISOString(),
      user: user._id,
      path: 'attachments',
      method: 'create',
      record: _id,
      changes: { width, height },
      requestId: ctx.response.get('x-request-id'),
    })
    ctx.status = 201
    ctx.body = { _id, width, height }
  }
