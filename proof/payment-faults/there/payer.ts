import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Client } from '../../wire/client/connect.ts'
import { type Fields, fieldsOf, idOf, textAt } from '../../wire/client/fields.ts'
import { lineId, orderKey } from '../../wire/restaurant/orders.ts'
import { unique } from '../../wire/restaurant/text.ts'
import type { House } from './house.ts'
import { inTurn } from './in-turn.ts'
import { type Provider, type ProviderKey, providers } from './providers.ts'
import { until } from './until.ts'

/** A bill of 100 with its order. */
export interface Bill {
  readonly session: string
  readonly order: string
  /** Whether its order is cooked before it is paid. */
  readonly isAtTable: boolean
}

/** An attempt to pay a bill. */
export interface Payment extends Bill {
  readonly shop: string
  readonly attempt: string
  readonly next: Fields
}

const plain = (text = ''): string => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** A diner who pays by one provider, with the browser, the phone or the card that this takes. */
export class Payer {
  readonly house: House
  readonly key: ProviderKey
  readonly provider: Provider
  /** Lets the next story have the reader. */
  readonly leave: () => void
  readonly #shop: { readonly shop: string; readonly dish: string }

  constructor(house: House, key: ProviderKey, leave: () => void = () => undefined) {
    this.house = house
    this.leave = leave
    this.key = key
    this.provider = providers[key]
    const shop = house.shops[this.provider.currency]
    if (shop === undefined) throw new Error(`there is no shop in ${this.provider.currency}`)
    this.#shop = shop
  }

  /** Readers are used by staff. */
  get #client(): Client {
    return this.provider.isReader ? this.house.owner : this.house.diner
  }

  get #cart(): readonly Fields[] {
    return [{ id: lineId(), product: this.#shop.dish, quantity: 1, options: [] }]
  }

  /** Orders to take away, which is paid first. */
  async order(): Promise<Bill> {
    const { shop } = this.#shop
    const data = { shop, type: 'takeAway', cart: this.#cart, idempotencyKey: orderKey() }
    const payBy = this.house.methods[this.key]
    const session = await this.house.diner.create('tableSessions/create', { ...data, payBy })
    return { session: idOf(session), order: textAt(session, 'orders.0._id'), isAtTable: false }
  }

  /** Orders at a table of its own, which is paid afterwards. */
  async dine(): Promise<Bill> {
    const { owner, diner } = this.house
    const { shop } = this.#shop
    const name = unique().slice(-12)
    const viewItem = idOf(await owner.create('tableViewItems', { shop, name, capacity: 4 }))
    const date = new Date().toISOString()
    const seated = await diner.create('tableSessions/createOrResume', { viewItem, shop, date })
    const session = textAt(seated, 'session._id')
    const data = { session, cart: this.#cart, idempotencyKey: orderKey() }
    const placed = await diner.create('tableSessions/order', data)
    return { session, order: textAt(placed, 'order._id'), isAtTable: true }
  }

  /** Starts to pay a bill. */
  async start(bill: Bill): Promise<Payment> {
    const { call } = this.provider
    const methodRef = this.house.methods[this.key]
    const data = { session: bill.session, methodRef, idempotencyKey: orderKey() }
    const started = await this.#client.create(call, data)
    const attempt = textAt(started, 'attempt._id')
    const payment = { ...bill, shop: this.#shop.shop, attempt }
    const next = fieldsOf(started['next'])
    return { ...payment, next: next['kind'] === 'wait' ? await this.#nextOf(attempt) : next }
  }

  /** Orders, sets faults, and starts to pay as far as the provider's page, code or reader. */
  async begin(faults: readonly string[] = [], bill?: Bill): Promise<Payment> {
    const payment = await this.start(bill ?? (await this.order()))
    for (const fault of faults) await this.set(payment, fault)
    await this.openPage(payment)
    return payment
  }

  /**
   * Starts to pay a bill, with a fault of the call that begins it at the provider, which is the next that the provider gets.
   * Returns before it has responded.
   */
  startWith(fault: string, bill: Bill): Promise<{ readonly started: Promise<Payment> }> {
    const { gateway } = this.house
    const provider = this.provider.atGateway
    return inTurn(`start ${provider}`, async () => {
      await gateway.panel('faults', { next: true, fault, provider })
      const started = this.start(bill)
      started.catch(() => undefined)
      await until(async () => {
        const { next } = await gateway.panel('faults', { reference: 'none', fault: null })
        expect(next).toEqual([])
      }, 20)
      // In an object, since others take their turn before it is done.
      return { started }
    })
  }

  /** Returns what the payer does next, once it is known: a busy server takes a while. A start without response has nothing. */
  async #nextOf(attempt: string): Promise<Fields> {
    for (let tries = 0; tries < 10; tries += 1) {
      const { next } = await this.#client.get('paymentAttempts', attempt)
      if (next !== undefined) return fieldsOf(next)
      await sleep(300)
    }
    return {}
  }

  /** Returns the payment of a bill whose start has not responded. */
  latest(bill: Bill): Promise<Payment> {
    const { shop } = this.#shop
    return until(async () => {
      const { rows } = await this.house.database.query<{ _id: string }>(
        'select _id from payment_attempts where shop = $1 and session = $2',
        [shop, bill.session],
      )
      return { ...bill, shop, attempt: textAt(rows, '0._id'), next: {} }
    })
  }

  set({ attempt: reference }: Payment, fault: string): Promise<Fields> {
    return this.house.gateway.panel('faults', { reference, fault })
  }

  /** Opens the provider's page, if its form is posted by the payer's browser. */
  async openPage({ next }: Payment): Promise<void> {
    const url = String(next['url'])
    if (!url.startsWith(`${this.house.server.url}/api/payments/go/`)) return
    const html = await (await fetch(url)).text()
    const inputs = [...html.matchAll(/name="([^"]*)" value="([^"]*)"/g)]
    const fields = inputs.map(([, name, value]): [string, string] => [plain(name), plain(value)])
    const action = plain(/action="([^"]*)"/.exec(html)?.[1])
    const body = new URLSearchParams(fields)
    const opened = await fetch(action, { method: 'POST', body, redirect: 'manual' })
    if (opened.status !== 303) throw new Error(`the page does not open: ${await opened.text()}`)
  }

  /** Pays, or does what else comes to an outcome; the browser returns, if the faults let it. */
  async pay(payment: Payment, outcome = 'paid'): Promise<void> {
    const { gateway } = this.house
    const { attempt: reference, next } = payment
    if (this.key === 'fps') await gateway.panel('pay', { code: String(next['data']) })
    else await gateway.panel('pay', { reference, outcome, follow: true })
    // It reports nothing by itself: the cashier's screen asks.
    if (this.key === 'lanReader') await this.look(payment)
  }

  /** Pays while the server is away: neither a notification nor the browser reaches it. */
  async payWhileAway({ attempt: reference, next }: Payment): Promise<void> {
    const code = this.key === 'fps' ? { code: String(next['data']) } : { reference }
    await this.house.gateway.panel('pay', { ...code })
  }

  /** Asks what became of a payment, as the screens do every few seconds. */
  async look({ shop, attempt, session }: Payment): Promise<void> {
    const change = 'update payment_attempts set asked_time = null where shop = $1 and _id = $2'
    await this.house.database.query(change, [shop, attempt])
    await this.#client.create('tableSessions/updatePayment', { session })
  }

  /** Ends the fault `late`. */
  release({ attempt: reference }: Payment): Promise<Fields> {
    return this.house.gateway.panel('release', { reference, follow: true })
  }

  cancel({ attempt }: Payment): Promise<Fields> {
    return this.#client.create('paymentAttempts/cancel', { attempt })
  }

  /** Lets the time come at which the server queries the provider, as it does by itself later. */
  async makeDue({ shop, attempt }: Payment): Promise<void> {
    const change = 'update payment_attempts set ask_time = now(), asked_time = null'
    await this.house.database.query(`${change} where shop = $1 and _id = $2`, [shop, attempt])
  }

  /** Lets the time of an attempt be over. */
  async expire({ shop, attempt }: Payment): Promise<void> {
    const times = "expires_time = now() - interval '1 second', ask_time = now(), asked_time = null"
    const change = `update payment_attempts set ${times} where shop = $1 and _id = $2`
    await this.house.database.query(change, [shop, attempt])
  }

  /** Lets the time of an order that is paid first be over. */
  async passDeadline({ shop, order }: Payment): Promise<void> {
    const times = "pay_until = now() - interval '1 second', pay_check_time = now()"
    const change = `update orders set ${times} where shop = $1 and _id = $2`
    await this.house.database.query(change, [shop, order])
  }

  /** Lets an hour pass for refunds of an attempt: they are looked at again, and searches know what was done. */
  async makeRefundsDue({ shop, attempt }: Payment): Promise<void> {
    const times = "ask_time = now(), sent_time = sent_time - interval '1 hour'"
    const change = `update refunds set ${times} where shop = $1 and attempt = $2`
    await this.house.database.query(`${change} and status in ('due', 'sent')`, [shop, attempt])
  }

  /** Staff take the rest of a bill in cash. */
  payInCash({ session }: Payment, amount = 100): Promise<Fields> {
    const { owner, cash } = this.house
    const data = { session, amount, paymentMethod: cash, idempotencyKey: orderKey() }
    return owner.create('tableSessions/pay', data)
  }

  /** Staff void a session, which gives back all that was paid. */
  voidBill({ session }: Payment): Promise<Fields> {
    return this.house.owner.patch('tableSessions', session, { status: 'void' })
  }
}
