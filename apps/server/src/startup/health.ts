import type { Middleware } from '@feathersjs/koa'
import type { RunningCalls } from '../calls/running-calls.ts'
import type { Connection } from '../database/connect.ts'
import type { Runtime } from '../runtime/runtime.ts'

/** Returns whether the database accepts writes. A connection to a read-only standby is closed. */
const isWritable = async ({ pool }: Connection): Promise<boolean> => {
  const client = await pool.connect()
  let isReadOnly = true
  try {
    const { rows } = await client.query<{ mode: string }>(
      "select current_setting('transaction_read_only') as mode",
    )
    isReadOnly = rows[0]?.mode !== 'off'
  } finally {
    client.release(isReadOnly)
  }
  return !isReadOnly
}

/**
 * `GET /health`: the process is running; what is wrong with it, if anything (OPER-1.1). `GET /ready`: it can serve; its database accepts writes and it is not
 * stopping.
 */
export const health =
  ({ connection, log, troubles }: Runtime, calls: RunningCalls): Middleware =>
  async (ctx, next) => {
    if (ctx.path === '/health') {
      ctx.body = { status: 'ok', troubles: troubles.all() }
      return
    }
    if (ctx.path !== '/ready') {
      await next()
      return
    }
    const accepts = await isWritable(connection).catch((error: unknown) => {
      log.warn({ err: error }, 'the database does not respond')
      return false
    })
    const ready = accepts && !calls.draining
    ctx.status = ready ? 200 : 503
    ctx.body = { status: ready ? 'ready' : 'unavailable' }
  }
