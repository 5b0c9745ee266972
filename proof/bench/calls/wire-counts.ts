import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** What a server has sent to PostgreSQL, by the messages on its connections. */
export interface WireCounts {
  readonly statements: number
  /** How often a connection began to wait: what is sent together is one. */
  readonly roundTrips: number
  /** Transactions that wrote, and writes by themselves. */
  readonly commits: number
  /** In bytes. */
  readonly sent: number
  readonly received: number
}

const report = join(tmpdir(), `comanda-calls-${process.pid}.sock`)

/** Makes a server that is started from now on count. */
export const countWire = (): void => {
  const preload = fileURLToPath(new URL('count-wire.cjs', import.meta.url))
  process.env['NODE_OPTIONS'] = `--require=${preload}`
  process.env['CALLS_REPORT'] = report
}

const read = (): Promise<WireCounts> =>
  new Promise((resolve, reject) => {
    let text = ''
    connect(report)
      .setEncoding('utf8')
      .on('data', (chunk) => (text += String(chunk)))
      .on('end', () => resolve(JSON.parse(text) as WireCounts))
      .on('error', reject)
  })

/** Returns the counts once a server has sent nothing for a moment. */
const quiet = async (): Promise<WireCounts> => {
  for (let before = await read(); ;) {
    await sleep(60)
    const now = await read()
    if (now.statements === before.statements) return now
    before = now
  }
}

/** Returns what a call costs, with what the server writes after it. */
export const countOf = async (call: () => Promise<unknown>): Promise<WireCounts> => {
  const before = await quiet()
  await call()
  const after = await quiet()
  return {
    statements: after.statements - before.statements,
    roundTrips: after.roundTrips - before.roundTrips,
    commits: after.commits - before.commits,
    sent: after.sent - before.sent,
    received: after.received - before.received,
  }
}
