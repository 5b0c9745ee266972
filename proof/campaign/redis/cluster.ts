import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../server/free-port.ts'
import type { Campaign } from '../run/campaign.ts'
import type { RunningProcess } from '../run/processes.ts'
import { programPath } from '../run/programs.ts'
import { waitUntil } from '../run/wait-until.ts'

const run = promisify(execFile)

/** The first slot of each node, and the end. */
const bounds = [0, 5461, 10_923, 16_384] as const

/** How long a node may be silent before the others take it as failed, in ms. */
const nodeTimeout = 1000

/** A Redis that owns a third of the slots. */
interface RedisNode {
  readonly port: number
  readonly busPort: number
  readonly process: RunningProcess
}

/** Three Redis as a cluster, without copies of each other. */
export class RedisCluster {
  readonly #campaign: Campaign
  readonly #nodes: RedisNode[] = []
  #started = 0

  private constructor(campaign: Campaign) {
    this.#campaign = campaign
  }

  static async start(campaign: Campaign): Promise<RedisCluster> {
    const cluster = new RedisCluster(campaign)
    for (const place of [0, 1, 2]) await cluster.#add(place)
    await cluster.isComplete()
    return cluster
  }

  /** `REDIS_URL` with the nodes that run now. */
  get url(): string {
    return this.#nodes.map(({ port }) => `redis://127.0.0.1:${port}`).join(',')
  }

  /** Returns which node carries a channel: 0, 1 or 2. */
  async placeOf(channel: string): Promise<number> {
    const slot = Number(await this.#tell(this.#node(0), 'cluster', 'keyslot', channel))
    return bounds.findLastIndex((first) => first <= slot)
  }

  /** Kills a node, like a power cut. */
  async kill(place: number): Promise<void> {
    await this.#node(place).process.kill()
  }

  /** Puts a new node at another address instead of one that was killed. */
  async replace(place: number): Promise<void> {
    const others = [0, 1, 2].filter((other) => other !== place)
    const dead = this.#node(place).port
    const ids: string[] = []
    for (const other of others) {
      const nodes = await this.#tell(this.#node(other), 'cluster', 'nodes')
      const line = nodes.split('\n').find((each) => each.includes(`127.0.0.1:${dead}@`))
      if (line) ids.push(line.split(' ')[0] ?? '')
    }
    for (const [index, other] of others.entries())
      await this.#tell(this.#node(other), 'cluster', 'forget', ids[index] ?? '')
    await this.#add(place)
    await this.isComplete()
  }

  /** Resolves once every node knows the owners of all slots. */
  async isComplete(): Promise<void> {
    for (const node of this.#nodes)
      await waitUntil('the cluster is complete', async () => {
        const state = await this.#tell(node, 'cluster', 'info')
        return state.includes('cluster_state:ok') && state.includes('cluster_slots_ok:16384')
      })
  }

  #node(place: number): RedisNode {
    const node = this.#nodes[place]
    if (!node) throw new Error(`there is no node ${place}`)
    return node
  }

  async #add(place: number): Promise<void> {
    this.#started += 1
    const name = `redis${this.#started}`
    const folder = join(this.#campaign.folder, name)
    mkdirSync(folder)
    const [port, busPort] = [await freePort(), await freePort()]
    const settings = {
      port,
      bind: '127.0.0.1',
      dir: folder,
      save: '',
      appendonly: 'no',
      'cluster-enabled': 'yes',
      'cluster-port': busPort,
      'cluster-node-timeout': nodeTimeout,
      'cluster-require-full-coverage': 'no',
    }
    const args = Object.entries(settings).flatMap(([key, value]) => [`--${key}`, String(value)])
    const { processes } = this.#campaign
    const node = {
      port,
      busPort,
      process: processes.start(name, programPath('redis-server'), args),
    }
    this.#nodes[place] = node
    await waitUntil(`${name} is ready`, async () => (await this.#tell(node, 'ping')) === 'PONG')
    const [first = 0, end = 0] = bounds.slice(place)
    await this.#tell(node, 'cluster', 'addslotsrange', first, end - 1)
    const seed = this.#nodes.find((other) => other !== node && !other.process.hasEnded)
    if (seed) await this.#tell(node, 'cluster', 'meet', '127.0.0.1', seed.port, seed.busPort)
  }

  async #tell({ port }: RedisNode, ...words: readonly (string | number)[]): Promise<string> {
    const { stdout } = await run(programPath('redis-cli'), [
      '-p',
      String(port),
      ...words.map(String),
    ])
    return stdout.trim()
  }
}
