import { eq } from 'drizzle-orm'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../database/connect.ts'
import { paymentAccounts } from '../../tables/payment-accounts.ts'
import { baseUrls, type PaymentUrls } from '../base-urls.ts'
import type { OpenAccount } from '../open-account.ts'
import { openSecrets } from './account-secrets.ts'
import { paymentKeys } from './payment-keys.ts'

const urlsOf = ({ paymentSandboxUrl, paymentReaderUrl }: Config): PaymentUrls => ({
  ...(paymentSandboxUrl === undefined ? {} : { sandboxUrl: paymentSandboxUrl }),
  ...(paymentReaderUrl === undefined ? {} : { readerUrl: paymentReaderUrl }),
})

/** Returns an account with its secrets decrypted, to call its provider or to read a message of it. */
export const readAccount = async (
  database: Database,
  config: Config,
  id: string,
  now: number,
): Promise<OpenAccount | undefined> => {
  const [row] = await database.select().from(paymentAccounts).where(eq(paymentAccounts._id, id))
  if (row === undefined) return undefined
  const { _id, provider, mode, settings } = row
  return {
    _id,
    provider,
    mode,
    settings,
    secrets: openSecrets(paymentKeys(config), row, now),
    urls: baseUrls(provider, mode, urlsOf(config)),
  }
}
