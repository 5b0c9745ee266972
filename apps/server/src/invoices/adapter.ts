import type { InvoiceAdapterName, InvoiceSeller } from '@comanda/contract'
import type { AllowanceRow } from '../tables/allowances.ts'
import type { InvoiceRow } from '../tables/invoices.ts'

/** The keys of a seller, decrypted; they never leave the server. */
export type OpenKeys = Readonly<Partial<Record<keyof InvoiceSeller['keys'], string>>>

/** In whose name, and by which contract, an invoice is sent. */
export interface AdapterContext {
  readonly seller: Pick<InvoiceSeller, 'taxId' | 'name' | 'address' | 'mode' | 'merchant' | 'mail'>
  readonly keys: OpenKeys
  /** Where the adapter's service is, by the seller's mode. */
  readonly url: string | undefined
  /** The folder of the Turnkey program. */
  readonly folder: string | undefined
  readonly fetch: typeof fetch
  /** In ms since 1970. */
  readonly now: number
}

/** What became of a request. `unknown`: no response, so it is repeated; nothing is done twice by that. */
export type Sent =
  | { readonly is: 'done' }
  | { readonly is: 'refused'; readonly message: string }
  | { readonly is: 'unknown'; readonly message: string }

/** A number that the adapter's service gave. */
export interface GivenNumber {
  readonly number: string
  readonly random: string
  /** ISO 8601. */
  readonly issueTime: string
}

export type Issued =
  | Exclude<Sent, { is: 'done' }>
  | { readonly is: 'done'; readonly given?: GivenNumber }
export type Allowed =
  | Exclude<Sent, { is: 'done' }>
  | { readonly is: 'done'; readonly number: string }

/** Whether the tax authority has it. */
export type Taken =
  | { readonly is: 'waiting' }
  | { readonly is: 'accepted' }
  | { readonly is: 'rejected'; readonly message: string }

/** What a service knows of an invoice that was sent to it. */
export type Found =
  | { readonly is: 'absent' }
  | { readonly is: 'found'; readonly given: GivenNumber; readonly isVoid: boolean }
  | { readonly is: 'unknown'; readonly message: string }

export interface NumberedInvoice extends InvoiceRow {
  readonly number: string
  readonly period: string
  readonly random: string
  readonly issueTime: string
}

/** An allowance with its invoice; `number` is ours if the numbers are. */
export interface SentAllowance {
  readonly allowance: AllowanceRow
  readonly invoice: NumberedInvoice
  /** Whether it may have been sent before. */
  readonly isRepeated: boolean
  /** What earlier allowances took off the invoice, in dollars. */
  readonly earlier: number
}

/** Numbers of a period that were never given. */
export interface BlankReport {
  readonly period: string
  readonly letters: string
  readonly from: number
  readonly to: number
}

/**
 * Someone who takes invoices to the tax authority. Requests are repeated until they are done or refused, so each must be
 * harmless the second time.
 */
export interface InvoiceAdapter {
  readonly name: InvoiceAdapterName
  /** Where its service is for invoices that count, if it has one; the sandbox's address is configured. */
  readonly url?: string
  /** What it needs of a seller besides the tax id, with the message if that is absent. */
  readonly needs: Readonly<Partial<Record<'merchant' | 'mail', string>>>
  /** Whether we number the invoices from the seller's tracks, or the service does. */
  readonly numbers: 'own' | 'theirs'
  /** Whether it mails invoices to their buyers (INV-1.10). */
  readonly mails: boolean
  issue(invoice: InvoiceRow, context: AdapterContext): Promise<Issued>
  void(invoice: NumberedInvoice, context: AdapterContext): Promise<Sent>
  allow(sent: SentAllowance, context: AdapterContext): Promise<Allowed>
  find?(invoice: InvoiceRow, context: AdapterContext): Promise<Found>
  result(invoice: NumberedInvoice, context: AdapterContext): Promise<Taken>
  blank?(report: BlankReport, context: AdapterContext): Promise<Sent>
}
