import type { Page } from '@playwright/test'
import { PANEL_TOKEN } from '../../server/panel-token.ts'

const entitled = { authorization: `Bearer ${PANEL_TOKEN}` }

/** A request that the payer's browser would make to return to the restaurant. */
interface Done {
  readonly return?: { readonly url: string }
}

/** The sandbox gateway's panel, by which a story decides what the providers do. */
export class Gateway {
  readonly #origin: string

  private constructor(origin: string) {
    this.#origin = origin
  }

  /** Returns the gateway whose page a payer is on. */
  static at(page: Page): Gateway {
    return new Gateway(new URL(page.url()).origin)
  }

  /** Returns the gateway that a server of the demo has started, on the port beside its own. */
  static beside(url: string): Gateway {
    const { hostname, port } = new URL(url)
    return new Gateway(`http://${hostname}:${Number(port) + 1}`)
  }

  async #post(path: string, data: object): Promise<Done> {
    const response = await fetch(`${this.#origin}/panel/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...entitled },
      body: JSON.stringify(data),
    })
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
    return (await response.json()) as Done
  }

  /** Returns the reference of the payment that began last. */
  async newest(): Promise<string> {
    const response = await fetch(`${this.#origin}/panel/ledger`, { headers: entitled })
    const { payments } = (await response.json()) as { payments: { reference: string }[] }
    return payments.at(-1)?.reference ?? ''
  }

  /** Has something happen to the payment that began last, and returns its reference. */
  async fault(...faults: readonly string[]): Promise<string> {
    const reference = await this.newest()
    for (const fault of faults) await this.#post('faults', { reference, fault })
    return reference
  }

  /** The payer pays, in an app that does not lead back. */
  async pay(reference: string): Promise<void> {
    await this.#post('pay', { reference })
  }

  /** The payer's bank declines the payment that began last. */
  async decline(): Promise<void> {
    await this.#post('pay', { reference: await this.newest(), outcome: 'declined' })
  }

  /** Ends the silence of the fault `late`. */
  async release(reference: string): Promise<void> {
    await this.#post('release', { reference })
  }
}
