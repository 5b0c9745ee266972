import type { SmsAccount, SmsAccountData, SmsAccountPatch, TestSmsResult } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'

/** The contracts with providers of texts, for owners (SMS-1.1). Each call fails with a `CallError`. */
export interface SmsAccounts extends Loaded<readonly SmsAccount[]> {
  /** Loads them, and again on each connect, until the returned function is called. */
  readonly open: () => () => void
  /** Stores an account under an id chosen before, so that a repeated call stores it once. */
  readonly create: (data: SmsAccountData) => Promise<void>
  readonly change: (account: SmsAccount, changes: SmsAccountPatch) => Promise<void>
  readonly remove: (account: string) => Promise<void>
  /** Sends a text to a number and returns what the provider responds (SMS-1.5). */
  readonly test: (account: string, phone: string) => Promise<TestSmsResult>
}

export const createSmsAccounts = ({
  service,
  onConnect,
}: Pick<Connection, 'service' | 'onConnect'>): SmsAccounts => {
  const loaded = createLoaded(() => service('smsAccounts').find({ $sort: { _id: 1 } }))
  const done = async (write: Promise<unknown>): Promise<void> => {
    await write
    await loaded.reload()
  }
  return {
    ...loaded,
    open: () => {
      const end = onConnect(() => void loaded.reload())
      void loaded.reload()
      return end
    },
    create: (data) => done(service('smsAccounts').create(data)),
    change: ({ _id }, changes) => done(service('smsAccounts').patch(_id, changes)),
    remove: (account) => done(service('smsAccounts').remove(account)),
    test: (account, phone) => service('smsAccounts/test').create({ account, phone }),
  }
}
