import { Journal } from './journal.ts'
import type { Allowance, Invoice, Payment, Provider, Refund, Webhook } from './records.ts'

interface Tables {
  readonly payments: Payment
  readonly refunds: Refund
  readonly invoices: Invoice
  readonly allowances: Allowance
  readonly webhooks: Webhook
  /** Objects of Stripe, and responses to repeated requests. */
  readonly documents: Readonly<Record<string, unknown>>
}

type TableName = keyof Tables
type Stored = { readonly [Name in TableName]: Map<string, Tables[Name]> }

interface Line {
  readonly table: TableName | 'reset'
  readonly key: string
  readonly record: Tables[TableName]
}

const isLine = (line: unknown): line is Line =>
  typeof line === 'object' && line !== null && 'table' in line && 'record' in line

/** All that the sandbox knows: maps in memory, and a journal that they are read from at the start. */
export class Ledger {
  readonly #stored: Stored = {
    payments: new Map(),
    refunds: new Map(),
    invoices: new Map(),
    allowances: new Map(),
    webhooks: new Map(),
    documents: new Map(),
  }
  /** `<provider> <reference>` and `<provider> <transaction>` → id of the newest payment. */
  readonly #names = new Map<string, string>()
  readonly #journal: Journal

  constructor(path?: string) {
    this.#journal = Journal.open(path, (line) => {
      if (isLine(line)) this.#apply(line)
    })
  }

  #apply({ table, key, record }: Line): void {
    if (table === 'reset') this.#clear()
    else this.#set(table, key, record)
  }

  #set(table: TableName, key: string, record: Tables[TableName]): void {
    ;(this.#stored[table] as Map<string, Tables[TableName]>).set(key, record)
    if (!('transaction' in record && 'reference' in record && table === 'payments')) return
    for (const name of [record.reference, record.transaction])
      this.#names.set(`${String(record.provider)} ${String(name)}`, key)
  }

  #clear(): void {
    this.#names.clear()
    for (const [name, table] of Object.entries(this.#stored)) if (name !== 'webhooks') table.clear()
  }

  get<Name extends TableName>(table: Name, key: string): Tables[Name] | undefined {
    return this.#stored[table].get(key)
  }

  all<Name extends TableName>(table: Name): Tables[Name][] {
    return [...this.#stored[table].values()]
  }

  save<Name extends TableName>(table: Name, key: string, record: Tables[Name]): Tables[Name] {
    this.#set(table, key, record)
    this.#journal.add({ at: new Date().toISOString(), table, key, record })
    return record
  }

  /** Saves a payment with changed fields. */
  change(payment: Payment, changes: Partial<Payment>): Payment {
    const current = this.get('payments', payment.id) ?? payment
    return this.save('payments', payment.id, { ...current, ...changes })
  }

  /** The newest payment of a provider with a reference, or with a transaction. */
  find(provider: Provider, name: string): Payment | undefined {
    return this.get('payments', this.#names.get(`${provider} ${name}`) ?? '')
  }

  refundsOf(payment: Payment): Refund[] {
    return this.all('refunds').filter(
      (one) => one.provider === payment.provider && one.payment === payment.transaction,
    )
  }

  /** Forgets everything but the webhooks. */
  reset(): void {
    this.#clear()
    this.#journal.add({ at: new Date().toISOString(), table: 'reset', key: '', record: {} })
  }

  written(): Promise<void> {
    return this.#journal.written()
  }

  close(): Promise<void> {
    return this.#journal.close()
  }
}
