import { readAccount } from '../../../payments/accounts/read-account.ts'
import type { OpenAccount } from '../../../payments/open-account.ts'
import type {
  PaymentProvider,
  ProviderAttempt,
  ProviderContext,
} from '../../../payments/provider.ts'
import { providers } from '../../../payments/providers.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import { providerAttempt } from './provider-attempt.ts'
import { publicUrlOf } from './public-url.ts'
import { recordedFetch } from './recorded-fetch.ts'

/** What a call of a provider needs of the server. */
export type Calling = Pick<Runtime, 'config' | 'database' | 'reads' | 'log' | 'now'>

/** How long a call may take, in ms. */
const patience = 20_000

/** A provider, what it knows of an attempt, and what its methods need. */
export interface OpenProvider {
  readonly provider: PaymentProvider
  readonly of: ProviderAttempt
  readonly context: ProviderContext
}

/** Returns an account with its provider, or undefined if there is no such account. */
export const accountOf = async (
  { config, database, now }: Calling,
  id: string,
): Promise<{ provider: PaymentProvider; account: OpenAccount } | undefined> => {
  const account = await readAccount(database, config, id, now())
  return account && { account, provider: providers[account.provider] }
}

/**
 * Opens the provider of an attempt for one step: `about` names it in what is recorded of the provider's responses. Never
 * call a provider within a transaction.
 */
export const openProvider = async (
  calling: Calling,
  row: AttemptRow,
  about: string,
  publicUrl: string = publicUrlOf(calling.config),
): Promise<OpenProvider | undefined> => {
  const opened = await accountOf(calling, row.account)
  if (!opened) return undefined
  const { provider, account } = opened
  return {
    provider,
    of: await providerAttempt(calling.database, row),
    context: {
      account,
      now: calling.now,
      fetch: recordedFetch(calling, row, about),
      publicUrl,
      signal: AbortSignal.timeout(patience),
    },
  }
}
