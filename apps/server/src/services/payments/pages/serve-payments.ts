import { NotFound } from '@feathersjs/errors'
import type { Middleware } from '@feathersjs/koa'
import { setTimeout as sleep } from 'node:timers/promises'
import { callerAddress } from '../../../authentication/caller-address.ts'
import type { ServerContext } from '../../../calls/served.ts'
import type { Message } from '../../../payments/provider.ts'
import { isUnsettled } from '../../../payments/unsettled.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import { askInTurn } from '../attempts/ask-in-turn.ts'
import { findAttempt } from '../attempts/read-attempt.ts'
import { outcomeUrl } from '../attempts/return-url.ts'
import { accountOf, openProvider } from '../provider-calls/call-provider.ts'
import { publicUrlOf } from '../provider-calls/public-url.ts'
import { formPage } from './form-page.ts'
import { MessageLimits } from './message-limits.ts'
import { receivedBody } from './received-body.ts'
import { takeMessage } from './take-message.ts'

type Context = Parameters<Middleware>[0]

const pathForm = /^\/payments\/(go|return|notify)\/([0-9a-f]{24})$/

/** How long a browser waits for what became of its payment, in ms. */
const patience = 5_000

const messageOf = async (ctx: Context, kind: Message['kind']): Promise<Message> => ({
  method: ctx.method === 'POST' ? 'POST' : 'GET',
  kind,
  headers: Object.fromEntries(
    Object.entries(ctx.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  ),
  raw: ctx.method === 'POST' ? await receivedBody(ctx.req) : Buffer.alloc(0),
  query: new URLSearchParams(ctx.querystring),
})

const goTo = (ctx: Context, url: string): void => {
  ctx.set('cache-control', 'no-store')
  ctx.set('referrer-policy', 'no-referrer')
  ctx.redirect(url)
  ctx.status = 303
}

/** What a server has for the messages of all providers. */
interface Receiving extends ServerContext {
  readonly limits: MessageLimits
}

/** Serves the form that takes the payer to the provider's page. */
const go = async (ctx: Context, { runtime }: ServerContext, row: AttemptRow): Promise<void> => {
  const publicUrl = publicUrlOf(runtime.config, ctx.headers)
  const opened = await openProvider(runtime, row, 'go', publicUrl)
  const isOpen = row.status === 'pending' && Date.parse(row.expiresTime) > runtime.now()
  if (!isOpen || !opened?.provider.form) {
    goTo(ctx, await outcomeUrl(runtime.reads, row))
    return
  }
  const { html, policy } = formPage(opened.provider.form(opened.of, opened.context), row.locale)
  ctx.set('cache-control', 'no-store')
  ctx.set('content-security-policy', policy)
  ctx.type = 'html'
  ctx.body = html
}

/** Takes the payer back, as soon as it is known what became of the payment (PAY-2.15). */
const comeBack = async (
  ctx: Context,
  context: Receiving,
  row: AttemptRow,
  message: Message,
): Promise<void> => {
  const { runtime, limits } = context
  const from = callerAddress({ address: ctx.ip })
  const take = async (): Promise<void> => {
    const opened = await accountOf(runtime, row.account)
    if (opened) await takeMessage(context, limits, { ...opened, message, from }, row)
    const now = await findAttempt(runtime, row._id)
    if (now && isUnsettled(now)) await askInTurn(context, now)
  }
  const waiting = new AbortController()
  const over = sleep(patience, undefined, { signal: waiting.signal }).catch(() => undefined)
  const taken = take().catch((error: unknown) => {
    runtime.log.error({ err: error, attempt: row._id }, 'a return from a payment was not settled')
  })
  await Promise.race([taken, over])
  waiting.abort()
  goTo(ctx, await outcomeUrl(runtime.reads, row))
}

/** Takes a provider's notification, and acknowledges it as the provider requires. */
const notify = async (
  ctx: Context,
  context: Receiving,
  account: string,
  message: Message,
): Promise<void> => {
  const opened = await accountOf(context.runtime, account)
  if (!opened) throw new NotFound('There is no such account')
  const from = callerAddress({ address: ctx.ip })
  const isBelieved = await takeMessage(context, context.limits, { ...opened, message, from })
  ctx.set('cache-control', 'no-store')
  const { status, type, body } = opened.provider.acknowledge
  ctx.status = isBelieved ? status : 400
  ctx.type = isBelieved ? type : 'text/plain'
  ctx.body = isBelieved ? body : 'refused'
}

type Page = 'go' | Message['kind']

const methods: Readonly<Record<Page, readonly string[]>> = {
  go: ['GET'],
  return: ['GET', 'POST'],
  notify: ['POST'],
}

const pageOf = ({ path, method }: Context): readonly [page: Page, id: string] | undefined => {
  const [, page, id] = pathForm.exec(path) ?? []
  if (id === undefined || (page !== 'go' && page !== 'return' && page !== 'notify'))
    return undefined
  return methods[page].includes(method) ? [page, id] : undefined
}

/**
 * Serves what browsers and providers open during a payment: `/payments/{go|return|notify}/{id}`. `turns` limits what an address
 * takes from the others, once its message has arrived.
 */
export const servePayments = (context: ServerContext, turns: Middleware): Middleware => {
  const receiving: Receiving = { ...context, limits: new MessageLimits() }
  return async (ctx, next) => {
    const [page, id = ''] = pageOf(ctx) ?? []
    if (page === undefined) return next()
    const message = await messageOf(ctx, page === 'notify' ? 'notify' : 'return')
    return turns(ctx, async () => {
      if (page === 'notify') return notify(ctx, receiving, id, message)
      const row = await findAttempt(context.runtime, id)
      if (!row) throw new NotFound('There is no such payment')
      return page === 'go' ? go(ctx, context, row) : comeBack(ctx, receiving, row, message)
    })
  }
}
