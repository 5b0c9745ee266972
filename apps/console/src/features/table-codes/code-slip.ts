import type { Slip } from '@comanda/contract'

interface CodeSlip {
  readonly shopName: string
  /** Of the table. */
  readonly name: string
  /** What to do with the code. */
  readonly scan: string
  readonly link: string
}

/** Returns the code of a table as a slip (PRINT-6.4). */
export const codeSlip = ({ shopName, name, scan, link }: CodeSlip): Slip => [
  { kind: 'text', text: shopName },
  { kind: 'banner', text: name },
  { kind: 'codes', texts: [link] },
  { kind: 'text', text: scan, look: 'strong' },
]
