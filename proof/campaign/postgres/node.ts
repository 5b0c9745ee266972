import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { freePort } from '../../server/free-port.ts'
import type { Campaign } from '../run/campaign.ts'
import { databaseUser, makeDatabaseFolder } from '../run/database-user.ts'
import { descendantsOf } from '../run/descendants.ts'
import type { RunningProcess } from '../run/processes.ts'
import { programPath } from '../run/programs.ts'
import { sampleConfig } from '../run/sample-config.ts'

/** What `/patroni` of a node's REST interface returns. */
export interface NodeState {
  readonly role: string
  readonly state: string
}

const signalAll = (pids: readonly number[], signal: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended since.
    }
  }
}

/** A PostgreSQL with its Patroni, as on a machine of its own. */
export class DatabaseNode {
  readonly name: string
  readonly port: number
  readonly restPort: number
  readonly #campaign: Campaign
  readonly #dataFolder: string
  readonly #configFile: string
  #patroni: RunningProcess | undefined

  private constructor(campaign: Campaign, name: string, port: number, restPort: number) {
    this.name = name
    this.port = port
    this.restPort = restPort
    this.#campaign = campaign
    this.#dataFolder = join(campaign.folder, name, 'data')
    this.#configFile = join(campaign.folder, name, 'patroni.yml')
    campaign.onEnd(() => this.#signal('SIGKILL'))
  }

  static async start(
    campaign: Campaign,
    name: string,
    settings: Readonly<Record<string, string>>,
  ): Promise<DatabaseNode> {
    const node = new DatabaseNode(campaign, name, await freePort(), await freePort())
    const folder = join(campaign.folder, name)
    makeDatabaseFolder(folder)
    mkdirSync(dirname(node.#configFile), { recursive: true })
    const values = {
      ...settings,
      NODE: name,
      NODE_ADDRESS: '127.0.0.1',
      REST_PORT: String(node.restPort),
      POSTGRES_PORT: String(node.port),
      DATA_DIR: node.#dataFolder,
      BIN_DIR: dirname(programPath('postgres')),
      PGPASS: join(folder, 'pgpass'),
    }
    writeFileSync(node.#configFile, sampleConfig('patroni.yml', values))
    node.start()
    return node
  }

  /** Starts Patroni, which starts PostgreSQL: as primary, or as a copy of the primary. */
  start(): void {
    const { processes, folder } = this.#campaign
    this.#patroni = processes.start(this.name, programPath('patroni'), [this.#configFile], {
      cwd: join(folder, this.name),
      env: { HOME: join(folder, this.name), PYTHONUNBUFFERED: '1' },
      user: databaseUser(),
    })
  }

  async state(): Promise<NodeState | undefined> {
    const limit = AbortSignal.timeout(1_000)
    const url = `http://127.0.0.1:${this.restPort}/patroni`
    const response = await fetch(url, { signal: limit }).catch(() => undefined)
    return response && ((await response.json()) as NodeState)
  }

  /** Kills the main process of PostgreSQL: its other processes end by themselves, Patroni continues. */
  killPostgres(): void {
    const pid = this.#postmaster()
    if (pid === undefined) throw new Error(`${this.name} has no PostgreSQL that runs`)
    process.kill(pid, 'SIGKILL')
  }

  /** Kills Patroni and PostgreSQL, like a power cut. */
  powerCut(): void {
    this.#signal('SIGKILL')
  }

  /** Suspends Patroni and PostgreSQL: to others, a machine that is cut off. Its connections stay open. */
  cutOff(): void {
    this.#signal('SIGSTOP')
  }

  reconnect(): void {
    this.#signal('SIGCONT')
  }

  /** Suspends the processes that send to standbys, and returns how many there are. */
  stopSending(): number {
    const senders = this.#processes().filter(({ command }) => command.includes('walsender'))
    signalAll(
      senders.map(({ pid }) => pid),
      'SIGSTOP',
    )
    return senders.length
  }

  #postmaster(): number | undefined {
    const file = join(this.#dataFolder, 'postmaster.pid')
    if (!existsSync(file)) return undefined
    return Number(readFileSync(file, 'utf8').split('\n')[0])
  }

  #processes() {
    const roots = [this.#patroni?.hasEnded ? undefined : this.#patroni?.pid, this.#postmaster()]
    return descendantsOf(roots.filter((pid) => pid !== undefined))
  }

  #signal(signal: NodeJS.Signals): void {
    signalAll(
      this.#processes().map(({ pid }) => pid),
      signal,
    )
  }
}
