import type { Translation } from '@comanda/contract'
import { Forbidden, NotFound } from '@feathersjs/errors'
import type { Middleware } from '@feathersjs/koa'
import { bearerCaller } from '../authentication/bearer-caller.ts'
import type { App } from '../runtime/app.ts'
import { isNotModified } from '../http/not-modified.ts'
import { isOwner, shopsOf } from '../policies/staff.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { type FileName, TranslationFiles } from './translation-files.ts'

const pathForm =
  /^\/locales\/(storefront|console)(-draft)?(?:(?:\.([a-z]{2}))?|\/(en|zh-hk|zh-cn))\.json$/

const nameOf = (path: string): FileName | undefined => {
  const [, app, draft, region, locale] = pathForm.exec(path) ?? []
  if (app === undefined) return undefined
  return {
    app: app as Translation['app'],
    isDraft: draft !== undefined,
    region,
    locale: locale as Translation['locale'] | undefined,
  }
}

/** Refuses drafts to everyone but the users who may write messages. */
const refuseStrangers = async (app: App, authorization: string): Promise<void> => {
  const user = await bearerCaller(app, authorization)
  if (!isOwner(user) && shopsOf(user, ['manager']).length === 0)
    throw new Forbidden('This account is not allowed to do that', { code: 'forbidden' })
}

/**
 * `GET /locales/{app}[-draft][.{region}].json`, all languages, and `GET /locales/{app}[-draft]/{locale}.json`, one
 * (CALL-3.3): the messages that replace the app's own.
 */
export const serveTranslations = (app: App, { reads, bus }: Runtime): Middleware => {
  const files = new TranslationFiles(reads)
  bus.listen(({ path }) => {
    if (path === 'translations') files.clear()
  })
  bus.onGap((subjects) => {
    if (subjects.has('all')) files.clear()
  })
  return async (ctx, next) => {
    const isAsked = ctx.path.startsWith('/locales/')
    if (!isAsked || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) {
      await next()
      return
    }
    const name = nameOf(ctx.path)
    if (!name) throw new NotFound('There are no such messages')
    if (name.isDraft) {
      ctx.set({ 'cache-control': 'private, no-cache', vary: 'authorization' })
      await refuseStrangers(app, ctx.get('authorization'))
    } else ctx.set('cache-control', 'no-cache')
    const { json, etag } = await files.file(name)
    ctx.set('etag', etag)
    if (isNotModified(ctx)) return
    ctx.type = 'application/json'
    ctx.body = json
  }
}
