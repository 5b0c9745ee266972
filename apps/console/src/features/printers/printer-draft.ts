import type { Printer, PrinterData, PrinterPatch } from '@comanda/contract'
import { oneOf, oneOrNone, requiredText, sign, some, text } from '../../forms/draft-fields.ts'
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts'

/** Something that can be chosen. */
export interface Choice {
  readonly id: string
  readonly text: string
}

export const printer = recordDraft<Printer, PrinterData, PrinterPatch>()({
  name: requiredText,
  kind: oneOf<NonNullable<Printer['kind']>>('escpos'),
  address: text,
  width: oneOf<Printer['width']>(80),
  // Empty: the shop's own.
  locale: oneOrNone(),
  // Empty: no tickets.
  tickets: oneOrNone<NonNullable<Printer['tickets']>>('all'),
  stations: some<string>(),
  receipts: sign,
  hasDrawer: sign,
  fallback: text,
})
export type PrinterDraft = DraftOf<typeof printer>

/** Returns a printer without what its other fields leave no room for. */
export const storedPrinter = (draft: PrinterDraft): PrinterDraft => ({
  ...draft,
  ...(draft.kind === 'cloudPrnt' ? { address: '' } : {}),
  ...(draft.tickets === 'stations' ? {} : { stations: [] }),
})

/** Returns whether a printer may be sent: it prints the tickets of some station if not of all. */
export const isComplete = ({ tickets, stations }: PrinterDraft): boolean =>
  tickets !== 'stations' || stations.length > 0
