import type { TestAccountResult } from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import { readAccount } from '../../../payments/accounts/read-account.ts'
import { providers } from '../../../payments/providers.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { requiredSecrets } from './required-secrets.ts'

/** How long a provider may take to respond, in ms. */
const patience = 20_000

/** Calls the provider with an account's settings and secrets (PAY-7.20). */
export const testAccount = async (runtime: Runtime, id: string): Promise<TestAccountResult> => {
  const { reads, config, now } = runtime
  const account = await readAccount(reads, config, id, now())
  if (account === undefined) throw new NotFound('There is no such account')
  const missing = requiredSecrets(account.provider).find((name) => !account.secrets[name])
  if (missing !== undefined)
    return { ok: false, message: `The secret ${missing} cannot be decrypted: enter it again.` }
  const test = providers[account.provider].test
  if (test === undefined) return { ok: true }
  const signal = AbortSignal.timeout(patience)
  return test({ account, now, fetch, publicUrl: config.publicUrl ?? '', signal })
}
