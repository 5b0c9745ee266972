import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import type { Logger } from 'pino'
import type { Carrier } from './shared-bus.ts'

const channel = 'comanda_events'

/** Carries packets by PostgreSQL's LISTEN and NOTIFY, on its own connection, which reconnects. */
export const postgresCarrier = (settings: ClientConfig, log: Logger): Carrier => {
  let client: Client | undefined
  const closing = new AbortController()

  const open = async (onPacket: (packet: string) => void, onEnd: () => void): Promise<void> => {
    const opened = new Client({
      ...settings,
      application_name: 'comanda events',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      query_timeout: 5000,
    })
    opened.on('notification', ({ payload }) => onPacket(payload ?? ''))
    opened.on('error', (error) => log.warn({ err: error }, 'the connection for events broke'))
    try {
      await opened.connect()
      await opened.query(`listen ${channel}`)
    } catch (error) {
      await opened.end().catch(() => undefined)
      throw error
    }
    opened.once('end', onEnd)
    client = opened
  }

  return {
    send: async (packets) => {
      if (!client) throw new Error('The connection for events is away')
      await client.query('select pg_notify($1, packet) from unnest($2::text[]) as packet', [
        channel,
        packets,
      ])
    },
    listen: async (onPacket, onGap) => {
      const comeBack = async (): Promise<void> => {
        client = undefined
        for (let wait = 50; !closing.signal.aborted; wait = Math.min(wait * 2, 5000)) {
          try {
            await open(onPacket, () => void comeBack())
            onGap()
            return
          } catch (error) {
            log.debug({ err: error }, 'the connection for events is still away')
            await sleep(wait, undefined, { ref: false })
          }
        }
      }
      await open(onPacket, () => void comeBack())
    },
    close: async () => {
      closing.abort()
      await client?.end().catch(() => undefined)
    },
  }
}
