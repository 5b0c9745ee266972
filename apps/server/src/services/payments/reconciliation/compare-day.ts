import type { OpenAccount } from '../../../payments/open-account.ts'
import type { Period, ProviderContext } from '../../../payments/provider.ts'
import type { ShopDirectory } from '../../../shop-directory/shop-directory.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import type { RefundRow } from '../../../tables/refunds.ts'
import type { Calling } from '../provider-calls/call-provider.ts'
import { isByProvider } from './compare-entry.ts'
import { compareList } from './compare-list.ts'
import { comparePaymentOfOurs, compareRefundOfOurs } from './compare-ours.ts'
import { attemptsIn, refundsIn } from './our-records.ts'
import type { ReconciledAccount } from './reconciled-account.ts'
import type { Tally } from './tally.ts'

/** What a comparison needs of the server. */
export interface Reconciling extends Calling {
  readonly shopDirectory: ShopDirectory
}

/** How long a provider may take for a page of its list, and for all of it, in ms. */
const forPage = 20_000
const forList = 15 * 60_000

/** How many queries are under way at once: providers refuse callers who hurry. */
const AT_ONCE = 4

const listContext = ({ config, now }: Reconciling, account: OpenAccount): ProviderContext => ({
  account,
  now,
  fetch: (input, init) => {
    const ends = [AbortSignal.timeout(forPage), ...(init?.signal ? [init.signal] : [])]
    return fetch(input, { ...init, signal: AbortSignal.any(ends) })
  },
  publicUrl: config.publicUrl ?? '',
  signal: AbortSignal.timeout(forList),
})

/** Runs work on each, some at once. */
const onEach = async <T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> => {
  const waiting = all.values()
  const run = async (): Promise<void> => {
    for (const one of waiting) await work(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, run))
}

/**
 * Compares the payments and refunds of a period. Our own that the provider's list does not show are queried, since it may be in
 * the list of another day, as what was paid just before midnight.
 */
export const compareDay = async (
  reconciling: Reconciling,
  { account, of, period }: { account: OpenAccount; of: ReconciledAccount; period: Period },
  tally: Tally,
): Promise<void> => {
  const { reads, now } = reconciling
  const { provider, shops, _id } = of
  const lines = provider.settled?.(period, listContext(reconciling, account))
  if (lines) await compareList(reconciling, _id, lines, tally)
  const isOver = ({ expiresTime }: AttemptRow): boolean => Date.parse(expiresTime) <= now()
  const isToQuery = (ours: AttemptRow): boolean =>
    lines
      ? ours.captured > 0 && !tally.seen.has(ours._id)
      : ours.status !== 'pending' || isOver(ours)
  const isRefundToQuery = (ours: RefundRow): boolean =>
    lines ? isByProvider(ours) && !tally.seen.has(ours._id) : true
  for (const shop of shops) {
    for await (const page of attemptsIn(reads, { shop, account: _id }, period))
      await onEach(page.filter(isToQuery), (ours) => comparePaymentOfOurs(reconciling, ours, tally))
    for await (const page of refundsIn(reads, { shop, account: _id }, period))
      await onEach(page.filter(isRefundToQuery), (ours) =>
        compareRefundOfOurs(reconciling, _id, ours, tally),
      )
  }
}
