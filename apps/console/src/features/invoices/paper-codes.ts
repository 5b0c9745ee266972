import type { PrintInvoiceResult } from '@comanda/contract'

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** Returns the texts of an invoice's two codes, the right one with spaces behind it, so that both have the same size. */
export const paperCodes = ({
  left,
  right,
}: Pick<PrintInvoiceResult, 'left' | 'right'>): readonly [string, string] => [
  left,
  right + ' '.repeat(Math.max(0, bytesOf(left) - bytesOf(right))),
]
