import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Fields, fieldsOf, recordsOf } from '../../wire/client/fields.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The built sandbox gateway in a process of its own, with its panel (apps/sandbox/README.md). */
export class Gateway {
  readonly url: string
  readonly #child: ChildProcess

  private constructor(url: string, child: ChildProcess) {
    this.url = url
    this.#child = child
  }

  static async start(): Promise<Gateway> {
    const child = spawn(process.execPath, ['apps/sandbox/dist/main.js', '--child'], {
      cwd: root,
      // What was not acknowledged is repeated soon.
      env: { ...process.env, PORT: '0', SANDBOX_RETRY: '300' },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    return new Gateway(line.toString().trim(), child)
  }

  /** Does something on the panel; throws if it is refused. */
  async panel(path: string, data: Fields): Promise<Fields> {
    const response = await fetch(`${this.url}/panel/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
    const said = fieldsOf(await response.json())
    if (response.ok) return said
    throw new Error(`the panel refuses ${path} ${JSON.stringify(data)}: ${JSON.stringify(said)}`)
  }

  /** Returns what the gateway has written down: `payments`, `refunds`, `invoices` or `allowances`. */
  async ledger(list: string): Promise<readonly Fields[]> {
    const ledger = fieldsOf(await (await fetch(`${this.url}/panel/ledger`)).json())
    return recordsOf(ledger[list])
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    await ended
  }
}
