import type { Order, Slip } from '@comanda/contract'

interface NumberSlip {
  readonly shopName: string
  readonly order: Pick<Order, 'number' | 'contactName'>
  /** Its table, or how it is fetched. */
  readonly place: string
  readonly time: string
}

/** Returns the number of an order as a slip, for a guest who waits for it (PRINT-6.4). */
export const numberSlip = ({ shopName, order, place, time }: NumberSlip): Slip => [
  { kind: 'text', text: shopName },
  { kind: 'banner', text: order.number },
  { kind: 'text', text: [place, order.contactName].filter(Boolean).join(' · '), look: 'strong' },
  { kind: 'text', text: time, look: 'small' },
]
