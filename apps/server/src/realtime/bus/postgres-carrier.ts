import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import type { Logger } from 'pino'
import type { Subject } from '../../runtime/event-bus.ts'
import type { Carrier, CarrierListener } from './carrier.ts'

const channel = 'comanda_events_by_subject'

/**
 * Carries packets by PostgreSQL's LISTEN and NOTIFY, on its own connection, which reconnects. One channel carries all
 * subjects: its bus drops the packets of those that it does not follow.
 */
export const postgresCarrier = (settings: ClientConfig, log: Logger): Carrier => {
  let client: Client | undefined
  const followed = new Set<Subject>()
  const closing = new AbortController()

  const open = async ({ onPacket }: CarrierListener, onEnd: () => void): Promise<void> => {
    const opened = new Client({
      ...settings,
      application_name: 'comanda subjects',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      query_timeout: 5000,
    })
    opened.on('notification', ({ payload = '' }) => onPacket(payload))
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

  let waiting: string[] = []
  let sending: Promise<unknown> = Promise.resolve()
  let following: Promise<void> | undefined
  /** Sends everything that waits in one statement. */
  const sendWaiting = async (): Promise<void> => {
    following = undefined
    const packets = waiting
    waiting = []
    if (!client) throw new Error('The connection for events is away')
    await client.query('select pg_notify($1, packet) from unnest($2::text[]) as packet', [
      channel,
      packets,
    ])
  }

  return {
    send: (_subject, packets) => {
      waiting.push(...packets)
      following ??= sending.then(sendWaiting)
      sending = following.catch(() => undefined)
      return following
    },
    listen: async (listener) => {
      const comeBack = async (): Promise<void> => {
        client = undefined
        for (let wait = 50; !closing.signal.aborted; wait = Math.min(wait * 2, 5000)) {
          try {
            await open(listener, () => void comeBack())
            listener.onGap(new Set(followed))
            return
          } catch (error) {
            log.debug({ err: error }, 'the connection for events is still away')
            await sleep(wait, undefined, { ref: false })
          }
        }
      }
      await open(listener, () => void comeBack())
    },
    // While the connection is away too: all that are followed then have a gap.
    follow: (subject) => {
      followed.add(subject)
      return undefined
    },
    unfollow: (subject) => {
      followed.delete(subject)
    },
    close: async () => {
      closing.abort()
      await client?.end().catch(() => undefined)
    },
  }
}
