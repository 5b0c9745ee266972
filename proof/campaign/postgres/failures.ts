import { setTimeout as sleep } from 'node:timers/promises'
import type { Promises } from '../load/promises.ts'
import { waitUntil } from '../run/wait-until.ts'
import type { BuiltServer } from '../server/built-server.ts'
import type { DatabaseCluster } from './cluster.ts'

/** A failure under load, until everything runs again and orders are placed. */
export interface Failure {
  readonly name: string
  run(): Promise<void>
}

/** How long a standby is cut off, in ms: longer than `wal_sender_timeout`, so that another becomes synchronous. */
const cutOffFor = 12_000

export const failures = (
  cluster: DatabaseCluster,
  servers: readonly BuiltServer[],
  promises: Promises,
): readonly Failure[] => {
  const moreOrders = async (count: number): Promise<void> => {
    const wanted = promises.orders.length + count
    const enough = () => promises.orders.length >= wanted
    await waitUntil(`${count} more orders are acknowledged`, enough, 120_000)
  }
  const recovered = async (): Promise<void> => {
    await cluster.isComplete()
    await moreOrders(50)
  }
  return [
    {
      name: 'the primary’s PostgreSQL is killed',
      run: async () => {
        const primary = await cluster.primary()
        primary.killPostgres()
        await cluster.hasPrimaryOtherThan(primary)
        await recovered()
      },
    },
    {
      name: 'a server is killed',
      run: async () => {
        const [, server] = servers
        await server?.kill()
        await moreOrders(50)
        await server?.start()
        await moreOrders(50)
      },
    },
    {
      name: 'the synchronous standby is cut off',
      run: async () => {
        const standby = await cluster.synchronousStandby()
        standby.cutOff()
        await sleep(cutOffFor)
        standby.reconnect()
        await recovered()
      },
    },
    {
      name: 'the primary’s machine and a member of etcd are killed',
      run: async () => {
        const primary = await cluster.primary()
        const [member] = cluster.etcd.members
        member?.signal('SIGSTOP')
        primary.powerCut()
        await cluster.hasPrimaryOtherThan(primary)
        await moreOrders(50)
        member?.signal('SIGCONT')
        primary.start()
        await recovered()
      },
    },
    {
      name: 'the synchronous standby is cut off, then the primary’s PostgreSQL is killed',
      run: async () => {
        const standby = await cluster.synchronousStandby()
        const primary = await cluster.primary()
        standby.cutOff()
        await sleep(500)
        primary.killPostgres()
        await sleep(cutOffFor)
        standby.reconnect()
        await recovered()
      },
    },
  ]
}
