import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { isHome } from '../authentication/refuse-far-demo.ts'
import { onBegun } from '../services/staff/setup/announce-begun.ts'
import { setupNeeded } from '../services/staff/setup/needed.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { addDemoPrinter } from '../seed/demo-printer.ts'
import { root } from './root.ts'
import { type SandboxProcess, startSandbox } from './sandbox.ts'
import { withSandboxLogins } from './sandbox-logins.ts'

/** The sandbox of a demo, which is there only until somebody sets the server up (SETUP-1.9). */
export class DemoSandbox {
  readonly #given: Config
  readonly #log: Logger
  #process: SandboxProcess | undefined
  constructor(given: Config, log: Logger) {
    this.#given = given
    this.#log = log
  }

  /** The process while it is there. */
  get process(): SandboxProcess | undefined {
    return this.#process
  }

  /** Returns the configuration with what the sandbox gives while it is there: it changes when the demo ends. */
  config(): Config {
    const given = this.#given
    const url = (): string | undefined => this.#process?.url
    return {
      ...given,
      get paymentSandboxUrl() {
        return given.paymentSandboxUrl ?? url()
      },
      get oidcProviders() {
        return withSandboxLogins(given.oidcProviders ?? [], url())
      },
    }
  }

  /** Starts it if the database is a demo's, on a server that the internet does not know (PUBLIC_URL). */
  async start(runtime: Pick<Runtime, 'reads' | 'bus'>): Promise<void> {
    const { paymentSandboxUrl } = this.#given
    if (paymentSandboxUrl !== undefined || !isHome(this.#given)) return
    if ((await setupNeeded(runtime.reads)) !== 'demo') return
    const started = await startSandbox(this.#given, root, this.#log)
    this.#process = started
    onBegun(runtime, () => this.#end())
  }

  /** Has the demo print at its printer, if it is there: not before its past is written, whose slips were printed then. */
  async addPrinter(runtime: Pick<Runtime, 'database'>): Promise<void> {
    const port = this.#process?.printerPort
    if (port !== undefined) await addDemoPrinter(runtime, port)
  }

  #end(): void {
    if (this.#process === undefined) return
    this.#process.child.stdin?.end()
    this.#process = undefined
    this.#log.info('the server has its owner: the sandbox of the demo has ended')
  }
}
