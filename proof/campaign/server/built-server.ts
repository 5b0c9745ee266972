import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../server/free-port.ts'
import type { Campaign } from '../run/campaign.ts'
import type { RunningProcess } from '../run/processes.ts'
import { waitUntil } from '../run/wait-until.ts'

const thisCheckout = fileURLToPath(new URL('../../..', import.meta.url))

export interface ServerSettings {
  readonly name: string
  /** `DATABASE_URL`, `REDIS_URL` and whatever else differs from the defaults. */
  readonly env: Readonly<Record<string, string>>
  /** Further arguments of Node. */
  readonly nodeArguments?: readonly string[]
  /** Loads the demo if the database is empty. */
  readonly demo?: boolean
  /** The folder of the checkout whose build runs; by default this one's. */
  readonly checkout?: string
}

/** A built server as it runs in production, on the same port and data folder at each start. */
export class BuiltServer {
  readonly name: string
  readonly url: string
  readonly #campaign: Campaign
  readonly #settings: ServerSettings
  readonly #port: number
  #checkout: string
  #process: RunningProcess | undefined

  private constructor(campaign: Campaign, settings: ServerSettings, port: number) {
    this.name = settings.name
    this.url = `http://127.0.0.1:${port}`
    this.#campaign = campaign
    this.#settings = settings
    this.#port = port
    this.#checkout = settings.checkout ?? thisCheckout
  }

  static async start(campaign: Campaign, settings: ServerSettings): Promise<BuiltServer> {
    const server = new BuiltServer(campaign, settings, await freePort())
    await server.start()
    return server
  }

  get dataFolder(): string {
    return join(this.#campaign.folder, `${this.name}.data`)
  }

  get process(): RunningProcess {
    if (!this.#process) throw new Error(`${this.name} is not started`)
    return this.#process
  }

  /** Starts it, and resolves when it is ready to serve. */
  async start(): Promise<void> {
    const { name, env, demo, nodeArguments = [] } = this.#settings
    const { dataFolder } = this
    mkdirSync(dataFolder, { recursive: true })
    const started = this.#campaign.processes.start(
      name,
      process.execPath,
      [...nodeArguments, 'apps/server/dist/main.js', ...(demo ? ['--demo', '--no-bookings'] : [])],
      {
        cwd: this.#checkout,
        env: {
          PORT: String(this.#port),
          DATA_DIR: dataFolder,
          LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
          JWT_SECRET: 'the same secret on all servers of a campaign',
          ...env,
        },
      },
    )
    this.#process = started
    await waitUntil(`${name} is ready`, async () => {
      if (started.hasEnded) return true
      return (await fetch(`${this.url}/api/ready`)).ok
    })
    if (started.hasEnded) throw new Error(`${name} ended at its start:\n${started.output}`)
  }

  /** Stops it, and starts the build of another checkout on the same port and data folder. */
  async replace(checkout: string): Promise<void> {
    await this.stop()
    this.#checkout = checkout
    await this.start()
  }

  /** Kills it, like a power cut. */
  async kill(): Promise<void> {
    await this.process.kill()
  }

  /** Stops it as an operator would. */
  async stop(): Promise<void> {
    await this.process.stop()
  }
}
