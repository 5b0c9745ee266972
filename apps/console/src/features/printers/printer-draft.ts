import { newRecordId, type PrinterData } from '@comanda/client/staff'
import type { Printer, PrinterPatch } from '@comanda/contract'

/** Something that can be chosen. */
export interface Choice {
  readonly id: string
  readonly text: string
}

/** A printer as it is entered. Empty texts are absent. */
export interface PrinterDraft {
  readonly _id: string
  readonly name: string
  readonly kind: NonNullable<Printer['kind']>
  readonly address: string
  readonly width: Printer['width']
  /** Empty: the shop's own. */
  readonly locale: NonNullable<Printer['locale']> | ''
  /** Empty: no tickets. */
  readonly tickets: NonNullable<Printer['tickets']> | ''
  readonly stations: readonly string[]
  readonly receipts: boolean
  readonly hasDrawer: boolean
  /** Empty: none. */
  readonly fallback: string
}

/** The id of a new one is chosen here, so that it is stored once. */
export const draftOf = (printer?: Printer): PrinterDraft => ({
  _id: printer?._id ?? newRecordId(),
  name: printer?.name ?? '',
  kind: printer?.kind ?? 'escpos',
  address: printer?.address ?? '',
  width: printer?.width ?? 80,
  locale: printer?.locale ?? '',
  tickets: printer ? (printer.tickets ?? '') : 'all',
  stations: printer?.stations ?? [],
  receipts: printer?.receipts === true,
  hasDrawer: printer?.hasDrawer === true,
  fallback: printer?.fallback ?? '',
})

/** Returns whether a printer may be sent: it prints the tickets of some station if not of all. */
export const isComplete = ({ tickets, stations }: PrinterDraft): boolean =>
  tickets !== 'stations' || stations.length > 0

/** Returns all that a printer may have, with undefined for what it has not. */
const fieldsOf = (draft: PrinterDraft) => ({
  name: draft.name.trim(),
  width: draft.width,
  locale: draft.locale === '' ? undefined : draft.locale,
  tickets: draft.tickets === '' ? undefined : draft.tickets,
  stations: draft.tickets === 'stations' ? [...draft.stations] : undefined,
  receipts: draft.receipts || undefined,
  hasDrawer: draft.hasDrawer || undefined,
  fallback: draft.fallback === '' ? undefined : draft.fallback,
})

const addressOf = ({ kind, address }: PrinterDraft) =>
  kind !== 'cloudPrnt' ? { address: address.trim() } : {}

export const createData = (draft: PrinterDraft): PrinterData => {
  const { name, width, ...rest } = fieldsOf(draft)
  const entries = Object.entries(rest).filter(([, value]) => value !== undefined)
  return {
    _id: draft._id,
    name,
    width,
    kind: draft.kind,
    ...addressOf(draft),
    ...(Object.fromEntries(entries) as Partial<PrinterData>),
  }
}

/** Returns the changes of a printer; what it has no more is removed. */
export const patchData = (draft: PrinterDraft): PrinterPatch => {
  const entries = Object.entries(fieldsOf(draft)).map(([name, value]) => [name, value ?? null])
  return { ...(Object.fromEntries(entries) as PrinterPatch), ...addressOf(draft) }
}
