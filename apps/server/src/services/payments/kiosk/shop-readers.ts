import type { CardReader } from '@comanda/contract'
import { and, arrayContains, inArray, isNull, or } from 'drizzle-orm'
import { readAccount } from '../../../payments/accounts/read-account.ts'
import { providers } from '../../../payments/providers.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { paymentAccounts } from '../../../tables/payment-accounts.ts'

/** How long a provider may take to respond, in ms: a form waits. */
const patience = 8000

/** Those whose providers list readers. */
const listing = Object.values(providers).flatMap(({ name, readers }) => (readers ? [name] : []))

/** Returns the readers that the shop's payment accounts have at their providers; none of a provider that does not respond. */
export const shopReaders = async (runtime: Runtime, shop: string): Promise<CardReader[]> => {
  const { reads, config, now } = runtime
  const rows = await reads
    .select({ _id: paymentAccounts._id })
    .from(paymentAccounts)
    .where(
      and(
        inArray(paymentAccounts.provider, listing),
        or(isNull(paymentAccounts.shops), arrayContains(paymentAccounts.shops, [shop])),
      ),
    )
  const lists = await Promise.all(
    rows.map(async ({ _id }) => {
      const account = await readAccount(reads, config, _id, now())
      const list = account && providers[account.provider].readers
      if (!list) return []
      const signal = AbortSignal.timeout(patience)
      const context = { account, now, fetch, publicUrl: config.publicUrl ?? '', signal }
      const usual: unknown = account.settings['reader']
      const all = await list(context).catch(() => [])
      return all.map((one) => (one.reader === usual ? { ...one, isUsual: true } : one))
    }),
  )
  const all = lists.flat()
  return all.filter(({ reader }, at) => all.findIndex((one) => one.reader === reader) === at)
}
