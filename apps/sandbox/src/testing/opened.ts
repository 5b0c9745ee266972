import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openSandbox, type Sandbox } from '../startup/sandbox.ts'
import { MerchantServer } from './merchant-server.ts'

/** What a page of the sandbox passes on to the merchant by the payer's browser. */
export interface PassedOn {
  readonly url: string
  readonly fields: ReadonlyMap<string, string>
}

const unescape = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** The sandbox on a free port with a merchant's server beside it, for the tests of a file. */
export class Opened {
  #sandbox: Sandbox | undefined
  #merchant: MerchantServer | undefined

  async open(): Promise<void> {
    this.#sandbox = await openSandbox({ port: 0, host: '127.0.0.1', retry: 5 })
    this.#merchant = await MerchantServer.open()
  }

  async close(): Promise<void> {
    this.merchant.close()
    await this.sandbox.close()
  }

  get sandbox(): Sandbox {
    if (this.#sandbox === undefined) throw new Error('the sandbox is not open')
    return this.#sandbox
  }

  get merchant(): MerchantServer {
    if (this.#merchant === undefined) throw new Error('the merchant is not open')
    return this.#merchant
  }

  get url(): string {
    return this.sandbox.url
  }

  reset(): void {
    this.sandbox.gateway.ledger.reset()
    this.sandbox.gateway.faults.reset()
    this.merchant.received.length = 0
    this.merchant.status = 200
  }

  /** Posts a form as a browser does, and follows no redirect but one to the next step of a payment's page. */
  async post(path: string, fields: Iterable<readonly [string, string]>): Promise<Response> {
    const body = new URLSearchParams()
    for (const [name, value] of fields) body.append(name, value)
    const sent = await fetch(`${this.url}${path}`, { method: 'POST', body, redirect: 'manual' })
    const location = sent.headers.get('location') ?? ''
    if (!location.startsWith(`${path}?step=`)) return sent
    return fetch(`${this.url}${location}`, { redirect: 'manual' })
  }

  /** Calls the panel as a program does. */
  async panel<Result = Record<string, unknown>>(path: string, data?: unknown): Promise<Result> {
    const post = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(data),
    }
    const response = await fetch(`${this.url}/panel/${path}`, data === undefined ? {} : post)
    return (await response.json()) as Result
  }

  fault(reference: string, fault: string): Promise<unknown> {
    return this.panel('faults', { reference, fault })
  }

  /** Reads the form that a page passes on. */
  async passedOn(response: Response): Promise<PassedOn> {
    const page = await response.text()
    const url = /action="([^"]*)" data-pass-on/.exec(page)?.[1] ?? ''
    const fields = [...page.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']): [string, string] => [unescape(name), unescape(value)],
    )
    return { url: unescape(url), fields: new Map(fields) }
  }
}

/** Opens the sandbox for all tests of a file; each begins with an empty one. */
export const openForTests = (): Opened => {
  const opened = new Opened()
  beforeAll(() => opened.open())
  beforeEach(() => opened.reset())
  afterAll(() => opened.close())
  return opened
}
