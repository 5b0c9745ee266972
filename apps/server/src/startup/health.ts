import type { Middleware } from '@feathersjs/koa'
import type { RunningCalls } from '../calls/running-calls.ts'
import type { Runtime } from '../runtime/runtime.ts'

/**
 * `GET /health`: the process is running; what is wrong with it, if anything (OPER-1.1), and what it runs on (OPER-1.6). `GET /ready`: it can serve; its database accepts writes and it is not
 * stopping.
 */
export const health =
  (
    {
      isWritable,
      log,
      troubles,
      versions,
    }: Pick<Runtime, 'isWritable' | 'log' | 'troubles' | 'versions'>,
    calls: RunningCalls,
  ): Middleware =>
  async (ctx, next) => {
    if (ctx.path === '/health') {
      ctx.body = { status: 'ok', troubles: troubles.all(), versions }
      return
    }
    if (ctx.path !== '/ready') {
      await next()
      return
    }
    const accepts = await isWritable().catch((error: unknown) => {
      log.warn({ err: error }, 'the database does not respond')
      return false
    })
    const ready = accepts && !calls.draining
    ctx.status = ready ? 200 : 503
    ctx.body = { status: ready ? 'ready' : 'unavailable' }
  }
