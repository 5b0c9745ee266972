import type { TableSession } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import { paymentStep, shareAmount } from '@comanda/engine/payments'

/** What of a bill is paid now. */
export type Part =
  | { readonly kind: 'all' }
  | { readonly kind: 'share'; readonly of: number }
  | { readonly kind: 'amount'; readonly text: string }

/** Returns what is paid of a bill, in currency units; undefined if the text is no amount up to what is due. */
export const dueOf = (
  { result, outstanding, payments }: TableSession,
  part: Part,
  currency: string,
): number | undefined => {
  if (part.kind === 'all') return outstanding
  if (part.kind === 'share') {
    const gone = new Set(payments.map(({ reverses }) => reverses))
    const taken = payments.filter(({ _id, shareOf }) => shareOf === part.of && !gone.has(_id))
    const bill = {
      total: toCents(result.totals.total),
      of: part.of,
      taken: taken.length,
      payable: toCents(outstanding),
      step: paymentStep(currency),
    }
    return fromCents(shareAmount(bill))
  }
  const amount = Number(part.text)
  return part.text.trim() !== '' && amount > 0 && amount <= outstanding ? amount : undefined
}

/** Returns the fields of `tableSessions/pay` for a part. */
export const partFields = (part: Part) => {
  if (part.kind === 'share') return { share: { of: part.of } }
  return part.kind === 'amount' ? { amount: Number(part.text) } : {}
}
