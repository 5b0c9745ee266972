import { createHash, timingSafeEqual } from 'node:crypto'
import { NotAuthenticated } from '@feathersjs/errors'
import type { Middleware } from '@feathersjs/koa'
import type { Pool } from 'pg'
import { measureWaits } from '../database/measure-waits.ts'
import type { App } from '../runtime/app.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { troubleNames } from '../runtime/troubles.ts'
import type { FloodCounts } from '../flood-limits/flood-counts.ts'
import type { Metrics } from './metrics.ts'
import { storedFigures } from './stored-figures.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Returns whether the header has the secret, in a time that does not depend on what it has instead. */
const isHolder = (authorization: string, token: string): boolean => {
  const [, given = ''] = /^bearer (\S+)$/i.exec(authorization.trim()) ?? []
  return timingSafeEqual(digest(given), digest(token))
}

/** `GET /metrics` in OpenMetrics, for the holder of the secret alone (METRIC-1). */
export const serveMetrics = (
  app: App,
  runtime: Runtime,
  metrics: Metrics,
  token: string,
  flood: FloodCounts,
): Middleware => {
  const { connection, readConnection, bus, troubles, versions } = runtime
  const pools = [connection.pool, readConnection.pool]
  for (const pool of pools) measureWaits(pool, (ms) => metrics.poolWaitSeconds.observe(ms / 1000))
  bus.onDelay((ms) => metrics.eventDelaySeconds.observe(ms / 1000))
  const readStored = storedFigures(runtime, metrics)
  const { registry } = metrics
  const sum = (count: (pool: Pool) => number): number =>
    pools.reduce((total, pool) => total + count(pool), 0)
  const update = async (): Promise<void> => {
    metrics.poolConnections.set(sum((pool) => pool.totalCount))
    metrics.poolIdle.set(sum((pool) => pool.idleCount))
    metrics.poolWaiting.set(sum((pool) => pool.waitingCount))
    for (const name of troubleNames) metrics.trouble.set({ name }, troubles.get(name) ? 1 : 0)
    const { comanda, node, postgresql = '' } = versions
    metrics.versions.reset()
    metrics.versions.set({ comanda, node, postgresql }, 1)
    metrics.sockets.set(app.io?.engine.clientsCount ?? 0)
    const { sent, arrived, decoded, gaps, followed, waiting } = bus.counts()
    for (const [counter, count] of [
      [metrics.eventPacketsSent, sent],
      [metrics.eventPacketsArrived, arrived],
      [metrics.eventPacketsDecoded, decoded],
      [metrics.eventGaps, gaps],
      [metrics.socketsPaused, flood.paused],
      [metrics.socketsNotOpened, flood.notOpened],
      [metrics.callsRefused, flood.refused],
    ] as const) {
      counter.reset()
      counter.inc(count)
    }
    metrics.socketsCut.reset()
    for (const [reason, count] of Object.entries(flood.cut))
      metrics.socketsCut.inc({ reason }, count)
    metrics.eventSubjects.set(followed)
    metrics.eventsWaiting.set(waiting)
    await readStored()
  }
  return async (ctx, next) => {
    if (ctx.path !== '/metrics') {
      await next()
      return
    }
    if (!isHolder(ctx.get('authorization'), token)) {
      ctx.set('www-authenticate', 'Bearer')
      throw new NotAuthenticated('The secret of the metrics is missing or wrong', {
        code: 'notAuthenticated',
      })
    }
    await update()
    ctx.set('cache-control', 'no-store')
    ctx.type = registry.contentType
    ctx.body = await registry.metrics()
  }
}
