import type {
  AccountAddressResult,
  PaymentAccount,
  PaymentAccountData,
  PaymentAccountPatch,
  TestAccountResult,
} from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'

/** The accounts of an owner with the names of who set their secrets. */
export interface ShownPaymentAccounts {
  readonly accounts: readonly PaymentAccount[]
  /** Names by id. */
  readonly people: ReadonlyMap<string, string>
  /** Where providers reach the server; absent: at the address of the page. */
  readonly url?: string | undefined
}

/** The contracts with payment providers, for owners. Each call fails with a `CallError`. */
export interface PaymentAccounts extends Loaded<ShownPaymentAccounts> {
  /** Stores an account under an id chosen before, so that a repeated call stores it once (PAY-9.10). */
  readonly create: (data: PaymentAccountData) => Promise<void>
  readonly change: (account: PaymentAccount, changes: PaymentAccountPatch) => Promise<void>
  /** Has the provider say whether it accepts the account (PAY-7.20). */
  readonly test: (account: string) => Promise<TestAccountResult>
}

export const createPaymentAccounts = ({
  service,
}: Pick<Connection, 'service'>): PaymentAccounts => {
  const peopleOf = async (
    accounts: readonly PaymentAccount[],
  ): Promise<ReadonlyMap<string, string>> => {
    const ids = new Set(accounts.flatMap(({ secrets }) => secrets.flatMap(({ by }) => by ?? [])))
    if (ids.size === 0) return new Map()
    const query = { _id: { $in: [...ids] }, $select: ['name', 'email'], $limit: 100 }
    const { data } = await service('users').find(query)
    return new Map(data.map(({ _id, name, email }) => [_id, name ?? email ?? '']))
  }
  const loaded = createLoaded(async () => {
    const [accounts, { url }] = await Promise.all([
      service('paymentAccounts').find({ $sort: { _id: 1 } }),
      // A server of the build before has no such call.
      service('paymentAccounts/address')
        .create({})
        .catch((): AccountAddressResult => ({})),
    ])
    return { accounts, people: await peopleOf(accounts), url }
  })
  return {
    ...loaded,
    create: async (data) => {
      await service('paymentAccounts').create(data)
      await loaded.reload()
    },
    change: async ({ _id }, changes) => {
      await service('paymentAccounts').patch(_id, changes)
      await loaded.reload()
    },
    test: (account) => service('paymentAccounts/test').create({ account }),
  }
}
