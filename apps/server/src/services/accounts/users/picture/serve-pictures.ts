import { NotFound } from '@feathersjs/errors'
import type { Middleware } from '@feathersjs/koa'
import { eq } from 'drizzle-orm'
import { countAttempt } from '../../../../authentication/rate-limit.ts'
import { mayLookUpMembers } from '../../../../authentication/requested-user.ts'
import { bearerCaller } from '../../../../authentication/bearer-caller.ts'
import type { App } from '../../../../runtime/app.ts'
import { isNotModified } from '../../../../http/not-modified.ts'
import { readPictureBody } from '../../../../http/picture-body.ts'
import type { Runtime } from '../../../../runtime/runtime.ts'
import { userPictures } from '../../../../tables/user-pictures.ts'
import { encodePicture } from './encode-picture.ts'
import { storePicture } from './store-picture.ts'

const mostBytes = 10_000_000
const pathForm = /^\/users\/pic\/([0-9a-f]{24})$/

/** A picture under an id never changes, so that clients may cache it forever. */
const forever = 'public, max-age=31536000, immutable'

/** `POST /users/pic` with a bearer token, and `GET /users/pic/{id}` (CALL-3.2, CALL-3.5). */
export const serveUserPictures = (app: App, runtime: Runtime): Middleware => {
  const { database, now } = runtime
  const upload: Middleware = async (ctx) => {
    const user = await bearerCaller(app, ctx.get('authorization'))
    await countAttempt(database, [{ name: `picture ${user._id}`, most: 20 }], now())
    const picture = await encodePicture(await readPictureBody(ctx, mostBytes))
    ctx.body = { _id: await storePicture(runtime, user._id, picture) }
    ctx.status = 201
  }
  /** By its own id a picture is public; by the member's, which is no secret, it is for the member and staff. */
  const pictureOf = async (ctx: Parameters<Middleware>[0], id: string) => {
    const { _id, picture } = userPictures
    const [own] = await database.select({ _id, picture }).from(userPictures).where(eq(_id, id))
    if (own) return { ...own, caching: forever }
    const authorization = ctx.get('authorization')
    if (authorization === '') return undefined
    const caller = await bearerCaller(app, authorization)
    if (caller._id !== id && !mayLookUpMembers(caller)) return undefined
    const [found] = await database
      .select({ _id, picture })
      .from(userPictures)
      .where(eq(userPictures.user, id))
    return found && { ...found, caching: 'private, no-cache' }
  }
  const show = async (ctx: Parameters<Middleware>[0], id: string): Promise<void> => {
    const found = await pictureOf(ctx, id)
    if (!found) throw new NotFound('There is no such picture')
    ctx.set({ 'cache-control': found.caching, etag: `"${found._id}"`, vary: 'authorization' })
    if (isNotModified(ctx)) return
    ctx.type = 'image/webp'
    ctx.body = found.picture
  }
  return async (ctx, next) => {
    const { path, method } = ctx
    const [, id] = pathForm.exec(path) ?? []
    if (path === '/users/pic' && method === 'POST') await upload(ctx, next)
    else if (id !== undefined && (method === 'GET' || method === 'HEAD')) await show(ctx, id)
    else await next()
  }
}
