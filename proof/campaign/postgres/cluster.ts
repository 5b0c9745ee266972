import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type { Campaign } from '../run/campaign.ts'
import { waitUntil } from '../run/wait-until.ts'
import { Etcd } from './etcd.ts'
import { DatabaseNode } from './node.ts'
import { startPooler } from './pooler.ts'
import { startProxy } from './proxy.ts'

const password = (): string => randomBytes(12).toString('hex')

/** The `/cluster` of Patroni's REST interface. */
interface ClusterState {
  readonly members: readonly {
    readonly name: string
    readonly role: string
    readonly state: string
  }[]
}

/** Three PostgreSQL under Patroni, reached through HAProxy and PgBouncer. */
export class DatabaseCluster {
  /** The primary's, whichever node it is, through HAProxy. */
  readonly url: string
  /** The same through PgBouncer. */
  readonly pooledUrl: string
  readonly etcd: Etcd
  readonly nodes: readonly DatabaseNode[]

  private constructor(url: string, pooledUrl: string, etcd: Etcd, nodes: readonly DatabaseNode[]) {
    this.url = url
    this.pooledUrl = pooledUrl
    this.etcd = etcd
    this.nodes = nodes
  }

  static async start(campaign: Campaign): Promise<DatabaseCluster> {
    const etcd = await Etcd.start(campaign)
    const superuser = password()
    const settings = {
      ETCD_HOSTS: etcd.hosts,
      LOOP_WAIT: '2',
      RETRY_TIMEOUT: '3',
      MAX_CONNECTIONS: '120',
      NETWORK: '127.0.0.1/32',
      ARCHIVE_COMMAND: "'true'",
      SUPERUSER_PASSWORD: superuser,
      REPLICATION_PASSWORD: password(),
      REWIND_PASSWORD: password(),
      // That of this machine may reset it.
      WATCHDOG: 'off',
    }
    const nodes: DatabaseNode[] = []
    for (const name of ['node1', 'node2', 'node3'])
      nodes.push(await DatabaseNode.start(campaign, name, settings))
    const port = await startProxy(campaign, nodes)
    const url = await makeDatabase(`postgres://postgres:${superuser}@127.0.0.1:${port}/postgres`)
    const cluster = new DatabaseCluster(url, await startPooler(campaign, url), etcd, nodes)
    await cluster.isComplete()
    return cluster
  }

  async primary(): Promise<DatabaseNode> {
    return this.#memberWith('leader', 'master', 'primary')
  }

  /** Returns the standby that has every acknowledged order. */
  async synchronousStandby(): Promise<DatabaseNode> {
    return this.#memberWith('sync_standby')
  }

  /** Resolves when there is a primary other than that node. */
  async hasPrimaryOtherThan(former: DatabaseNode): Promise<void> {
    await waitUntil(
      'another node is the primary',
      async () => (await this.primary()) !== former,
      120_000,
    )
  }

  /** Resolves when all nodes run and, if the cluster is synchronous, one is the synchronous standby. */
  async isComplete(isSynchronous = true): Promise<void> {
    await waitUntil(
      'all three nodes run',
      async () => {
        const { members } = await this.#state()
        const isRunning = members.filter(
          ({ state }) => state === 'running' || state === 'streaming',
        )
        const hasSync = members.some(({ role }) => role === 'sync_standby')
        return isRunning.length === this.nodes.length && hasSync === isSynchronous
      },
      120_000,
    )
  }

  /** Changes what `bootstrap.dcs` of `deploy/patroni.yml` has set. */
  async configure(change: object): Promise<void> {
    const primary = await this.primary()
    const response = await fetch(`http://127.0.0.1:${primary.restPort}/config`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    })
    if (!response.ok) throw new Error(`Patroni refused its configuration: ${await response.text()}`)
  }

  async #state(): Promise<ClusterState> {
    for (const { restPort } of this.nodes) {
      const limit = AbortSignal.timeout(1_000)
      const url = `http://127.0.0.1:${restPort}/cluster`
      const response = await fetch(url, { signal: limit }).catch(() => undefined)
      if (response?.ok) return (await response.json()) as ClusterState
    }
    return { members: [] }
  }

  #memberWith(...roles: string[]): Promise<DatabaseNode> {
    return waitUntil(
      `a node is ${roles[0]}`,
      async () => {
        const { members } = await this.#state()
        const member = members.find(({ role }) => roles.includes(role))
        return this.nodes.find(({ name }) => name === member?.name)
      },
      120_000,
    )
  }
}

/** Creates the database and its user, and returns their URL. */
const makeDatabase = async (superuserUrl: string): Promise<string> => {
  const secret = password()
  await waitUntil(
    'the first primary',
    async () => {
      const client = new Client({ connectionString: superuserUrl })
      client.on('error', () => undefined)
      await client.connect()
      try {
        await client.query(`create role comanda login password '${secret}'`)
        await client.query('create database comanda owner comanda')
      } finally {
        await client.end()
      }
      return true
    },
    120_000,
  )
  const url = new URL(superuserUrl)
  url.username = 'comanda'
  url.password = secret
  url.pathname = '/comanda'
  return url.href
}
