import { StockLevel, stockLevel } from '@comanda/engine/stock'
import { type Fields, isFields } from '../../records/fields.ts'
import type { BusMessage } from '../../runtime/event-bus.ts'
import { combined, recordOf } from './coalescer.ts'

/** How often stocks of one shop are sent to single phones, in ms: some 5 % of a processor's core. */
const perDelivery = 0.5
/** How long a changed quantity waits at most, in ms. */
export const longestPause = 2000

const fieldsIn = (value: unknown): Fields => (isFields(value) ? value : {})
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Returns which of a stock's quantities, its own and those of its choices, can be ordered. */
const sellableIn = (data: unknown): string => {
  const stock = fieldsIn(fieldsIn(data)['stock'])
  const choices = [
    ...listIn(stock['values']),
    ...listIn(stock['productOptions']).flatMap((group) => listIn(fieldsIn(group)['values'])),
  ]
  return [stock, ...choices.map((choice) => ({ ...stock, ...fieldsIn(choice) }))]
    .map((one) => (stockLevel(one, true, 1) > StockLevel.OutOfStock ? '+' : '-'))
    .join('')
}

/** The stocks of one shop. */
interface Paced {
  /** The last event of each record that is still to be sent. */
  readonly waiting: Map<string, BusMessage>
  /** What could be ordered of each record when it was sent last. */
  readonly sellable: Map<string, string>
  /** When the next changed quantities may be sent, in ms. */
  freeAt: number
  timer?: NodeJS.Timeout
}

/**
 * Sends the stocks of each shop at a pace that its audience allows (EVENT-1.11): a dish that sells all the time would
 * otherwise cost a write to every phone for each order. Nothing but the last event of a record waits.
 */
export class StockPace {
  readonly #send: (message: BusMessage) => number
  readonly #shops = new Map<string, Paced>()

  /** `send` returns how many phones it has sent an event to. */
  constructor(send: (message: BusMessage) => number) {
    this.#send = send
  }

  add(message: BusMessage): void {
    const shop = String(fieldsIn(message.data)['shop'])
    const paced = this.#shops.get(shop) ?? this.#begin(shop)
    const record = recordOf(message)
    const before = paced.waiting.get(record)
    paced.waiting.set(record, before ? combined(before, message) : message)
    const sellable = sellableIn(message.data)
    const isTurn = sellable !== (paced.sellable.get(record) ?? sellable.replaceAll('-', '+'))
    if (isTurn || Date.now() >= paced.freeAt)
      this.#deliver(shop, paced, isTurn ? [record] : undefined)
    else
      paced.timer ??= setTimeout(
        () => this.#deliver(shop, paced),
        paced.freeAt - Date.now(),
      ).unref()
  }

  #begin(shop: string): Paced {
    const paced: Paced = { waiting: new Map(), sellable: new Map(), freeAt: 0 }
    this.#shops.set(shop, paced)
    return paced
  }

  /** Sends what waits of these records, or of all. */
  #deliver(shop: string, paced: Paced, records: Iterable<string> = paced.waiting.keys()): void {
    let deliveries = 0
    for (const record of records) {
      const message = paced.waiting.get(record)
      paced.waiting.delete(record)
      if (!message) continue
      paced.sellable.set(record, sellableIn(message.data))
      deliveries += this.#send(message)
    }
    const pause = Math.min(deliveries * perDelivery, longestPause)
    paced.freeAt = Math.max(paced.freeAt, Date.now() + pause)
    if (paced.waiting.size > 0) return
    clearTimeout(paced.timer)
    delete paced.timer
    if (deliveries === 0) this.#shops.delete(shop)
  }
}
