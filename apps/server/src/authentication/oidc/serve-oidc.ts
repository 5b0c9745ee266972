import { BadRequest, NotFound, Unavailable } from '@feathersjs/errors'
import type { Middleware } from '@feathersjs/koa'
import type { Runtime } from '../../runtime/runtime.ts'
import { countAttempt } from '../rate-limit.ts'
import { mostFromAddress } from '../sign-in-limits.ts'
import { callerAddress } from '../caller-address.ts'
import { textOf } from '../text-of.ts'
import { beginLogin } from './begin-login.ts'
import { finishLogin, type LoginEnd, pendingLogin } from './finish-login.ts'
import type { OidcClients } from './oidc-clients.ts'

const pathForm = /^\/oidc\/([a-z0-9-]{1,30})\/(start|callback)$/
const challengeForm = /^[A-Za-z0-9_-]{43}$/
/** A path of this site that no browser takes for an address of another site. */
const backForm = /^\/(?![/\\])[\w\-./?=&%]{0,300}$/

type Context = Parameters<Middleware>[0]

const pageOf = (end: LoginEnd): string => {
  const query = new URLSearchParams(
    'code' in end ? { social: end.code } : { socialError: end.problem },
  )
  if (end.back !== '') query.set('back', end.back)
  return `/member/login?${query.toString()}`
}

const goTo = (ctx: Context, address: string): void => {
  ctx.set('cache-control', 'no-store')
  ctx.set('referrer-policy', 'no-referrer')
  ctx.redirect(address)
  ctx.status = 303
}

/**
 * `GET /oidc/{provider}/start?challenge=&back=` redirects to the provider, `/oidc/{provider}/callback` redirects back
 * to the login page with a one-time code. The code is useless without the secret whose hash is `challenge`.
 */
export const serveOidc = (
  { config, database, log, now }: Runtime,
  clients: OidcClients,
): Middleware => {
  const redirectUri = (ctx: Context, provider: string): string =>
    `${config.publicUrl ?? `${ctx.protocol}://${ctx.host}`}/api/oidc/${provider}/callback`
  const clientOf = async (provider: string) => {
    try {
      return await clients.client(provider)
    } catch (error) {
      log.warn({ err: error, provider }, 'a provider of logins cannot be reached')
      throw new Unavailable('This way to sign in is not available; try another', {
        code: 'unavailable',
      })
    }
  }
  const start = async (ctx: Context, provider: string): Promise<void> => {
    const challenge = textOf(ctx.query['challenge'])
    const back = textOf(ctx.query['back'])
    if (!challengeForm.test(challenge))
      throw new BadRequest('There is no challenge', { code: 'dataInvalid', field: 'challenge' })
    if (back !== '' && !backForm.test(back))
      throw new BadRequest('That is not a path of this site', {
        code: 'dataInvalid',
        field: 'back',
      })
    await countAttempt(
      database,
      [{ name: `social at ${callerAddress({ address: ctx.ip })}`, most: mostFromAddress }],
      now(),
    )
    const client = await clientOf(provider)
    const wish = { provider, challenge, back, redirectUri: redirectUri(ctx, provider) }
    const address = await beginLogin(database, client, wish, now())
    goTo(ctx, address.href)
  }
  const callback = async (ctx: Context, provider: string): Promise<void> => {
    const login = await pendingLogin(database, provider, textOf(ctx.query['state']), now())
    const client = login && (await clientOf(provider))
    if (!client) {
      goTo(ctx, pageOf({ problem: 'failed', back: '' }))
      return
    }
    const answer = new URL(`${redirectUri(ctx, provider)}?${ctx.querystring}`)
    const isSandbox = clients.provider(provider)?.isSandbox === true
    const end = await finishLogin(database, { client, isSandbox }, login, answer, now()).catch(
      (error: unknown): LoginEnd => {
        log.info({ err: error, provider }, 'a login at a provider failed')
        return { problem: 'failed', back: login.back }
      },
    )
    goTo(ctx, pageOf(end))
  }
  return async (ctx, next) => {
    const [, provider, step] = ctx.method === 'GET' ? (pathForm.exec(ctx.path) ?? []) : []
    if (provider === undefined) await next()
    else if (!clients.provider(provider)) throw new NotFound('There is no such provider')
    else if (step === 'start') await start(ctx, provider)
    else await callback(ctx, provider)
  }
}
