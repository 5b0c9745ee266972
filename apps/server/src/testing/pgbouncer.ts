import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chooseMode } from '../database/embedded/run-as.ts'
import { freePort } from './free-port.ts'
import type { TestDatabase } from './test-database.ts'

/** A PgBouncer in front of a test database. */
export interface TestPooler {
  readonly url: string
  stop(): Promise<void>
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

/** Starts a real PgBouncer in transaction mode, with fewer connections to the database than its clients have. */
export const startPgBouncer = async (
  { settings }: TestDatabase,
  connections: number,
): Promise<TestPooler> => {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-pgbouncer-'))
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  const { host, user, database } = settings
  writeFileSync(
    file,
    `[databases]
${database} = host=${host} port=5432 user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
`,
  )
  // Like PostgreSQL, it refuses to run as root.
  const { prefix, user: owner } = chooseMode()
  if (owner) for (const path of [folder, file]) chownSync(path, owner.uid, owner.gid)
  const [program, ...words] = [...prefix, 'pgbouncer', file]
  // Debian installs it in a folder that is on the path of root only.
  const env = { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` }
  const child = spawn(program, words, { ...owner, env, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  child.on('error', (error) => {
    output += error.message
  })
  while (!(await accepts(port))) {
    if (child.exitCode !== null || child.pid === undefined)
      throw new Error(`PgBouncer does not start: ${output}`)
    await sleep(20)
  }
  return {
    url: `postgres://${user}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      await ended(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
