/** Has 10,000 callers take over carts that move, 200 each at once, on two servers over one PostgreSQL (HANDOFF-3.1). */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HandoffResult, TakeOverResult } from '@comanda/contract'
import type { Socket } from 'socket.io-client'
import { RunningServer } from '../../server/running-server.ts'
import { embeddedConnection } from '../server/embedded-connection.ts'
import { ask, openSockets } from '../server/socket.ts'

const CARTS = 50
const CALLERS = 200
const SOCKETS_OF_EACH = 20

const newKey = (): string => randomBytes(24).toString('base64url')

/** Returns whether a caller got the cart; any refusal but that it was taken is a failure. */
const take = async (socket: Socket, code: string, key: string): Promise<boolean> => {
  try {
    const data = { code, idempotencyKey: key }
    const taken = await ask<TakeOverResult>(socket, 'create', 'carts/takeOver', data, {})
    return taken.cart !== undefined
  } catch (error) {
    if (String(error).includes('handoffTaken')) return false
    throw error
  }
}

export const race = async ({ url, dataFolder }: RunningServer, cart: object): Promise<void> => {
  const { user, host, port, database } = embeddedConnection(dataFolder)
  const folder = mkdtempSync(join(tmpdir(), 'comanda-bench-'))
  const other = await RunningServer.start(folder, {
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}&port=${port}`,
  })
  try {
    const [ours, theirs] = [
      await openSockets(url, SOCKETS_OF_EACH),
      await openSockets(other.url, SOCKETS_OF_EACH),
    ]
    const sockets = ours.flatMap((socket, at) => [socket, theirs[at] ?? socket])
    const socketOf = (caller: number): Socket => {
      const socket = sockets[caller % sockets.length]
      if (!socket) throw new Error('no socket')
      return socket
    }
    let doubled = 0
    let lost = 0
    const start = performance.now()
    for (let at = 0; at < CARTS; at += 1) {
      const made = { kind: 'move', cart, idempotencyKey: newKey() }
      const { code } = await ask<HandoffResult>(socketOf(at), 'create', 'carts/handoff', made, {})
      const keys = Array.from({ length: CALLERS }, newKey)
      const got = await Promise.all(keys.map((key, caller) => take(socketOf(caller), code, key)))
      // Who has it gets it again, from either server; nobody else does.
      const again = await Promise.all(
        keys.flatMap((key, caller) => (got[caller] ? [take(socketOf(caller + 1), code, key)] : [])),
      )
      const takers = got.filter(Boolean).length
      doubled += Math.max(0, takers - 1)
      lost += takers === 0 || again.filter(Boolean).length !== takers ? 1 : 0
    }
    const took = ((performance.now() - start) / 1000).toFixed(1)
    for (const socket of sockets) socket.close()
    const isMet = doubled === 0 && lost === 0
    console.log(
      `${isMet ? 'ok  ' : 'FAIL'} ${CARTS * CALLERS} take-overs of ${CARTS} carts on two servers in ${took} s: ${doubled} doubled, ${lost} lost`,
    )
    if (!isMet) process.exitCode = 1
  } finally {
    await other.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
