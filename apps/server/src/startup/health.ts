import type { Middleware } from '@feathersjs/koa'
import type { RunningCalls } from '../calls/running-calls.ts'
import type { Runtime } from '../runtime/runtime.ts'

/** `GET /health`: the process is running. `GET /ready`: it can serve; its database responds and it is not stopping. */
export const health =
  ({ connection, log }: Runtime, calls: RunningCalls): Middleware =>
  async (ctx, next) => {
    if (ctx.path === '/health') {
      ctx.body = { status: 'ok' }
      return
    }
    if (ctx.path !== '/ready') {
      await next()
      return
    }
    const answers = await connection.pool.query('select 1').then(
      () => true,
      (error: unknown) => {
        log.warn({ err: error }, 'the database does not answer')
        return false
      },
    )
    const ready = answers && !calls.draining
    ctx.status = ready ? 200 : 503
    ctx.body = { status: ready ? 'ready' : 'unavailable' }
  }
