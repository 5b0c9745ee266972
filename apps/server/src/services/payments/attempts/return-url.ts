import type { Shop } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import { shops } from '../../../tables/shops.ts'

const isAllowed = (
  url: URL,
  { returnOrigins }: { readonly returnOrigins?: Shop['returnOrigins'] | null },
): boolean =>
  url.username === '' && url.password === '' && (returnOrigins ?? []).includes(url.origin)

/**
 * Returns where the payer of an attempt goes after the provider's page, as it is stored; null: to the result of the diner's app.
 * Throws a refusal unless the shop allows its origin (PAY-2.19).
 */
export const returnUrlOf = (
  sent: string | undefined,
  shop: Pick<Shop, 'returnOrigins'>,
): string | null => {
  if (sent === undefined) return null
  const url = URL.parse(sent)
  if (url && isAllowed(url, shop)) return url.href
  throw refused({
    kind: 'BadRequest',
    code: 'dataInvalid',
    message: `The shop does not allow guests to be led back to ${url?.origin ?? 'this address'}: its settings list the origins`,
    field: 'returnUrl',
    detail: { reason: 'notOffered' },
  })
}

/** Returns the address of an attempt's outcome: on the page that began it while the shop allows its origin, else in the diner's app. */
export const outcomeUrl = async (
  reads: Database,
  { _id, shop, returnUrl }: Pick<AttemptRow, '_id' | 'shop' | 'returnUrl'>,
): Promise<string> => {
  const own = `/payment/result/${_id}`
  const url = returnUrl === null ? null : URL.parse(returnUrl)
  if (!url) return own
  const { returnOrigins } = shops
  const [found] = await reads.select({ returnOrigins }).from(shops).where(eq(shops._id, shop))
  if (!found || !isAllowed(url, found)) return own
  url.searchParams.set('attempt', _id)
  return url.href
}
