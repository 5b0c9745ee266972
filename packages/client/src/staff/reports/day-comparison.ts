import type { PaymentDifference, ProviderName, Reconciliation } from '@comanda/contract'
import { assertOnline, type Connection } from '../../connection/connection.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'

/** Most records of a list. */
const MOST = 100

/** A payment account with what its provider's books say of the day. */
export interface ComparedAccount {
  readonly account: string
  /** Only owners read the names of accounts. */
  readonly name?: string | undefined
  readonly provider?: ProviderName | undefined
  /** Absent unless the day was compared. */
  readonly result?: Reconciliation | undefined
  readonly differences: readonly PaymentDifference[]
}

/** The payments of a shop on one day beside the providers' books. The calls fail with a `CallError`, offline at once. */
export interface DayComparison extends Loaded<readonly ComparedAccount[]> {
  /** Loads it, and again on each event and each connect, until the returned function is called. */
  readonly open: () => () => void
  /** Compares the day of an account now; `fix` settles payments that only the provider has. */
  readonly compare: (account: string, fix?: boolean) => Promise<void>
  /** Staff have settled a difference outside; `note` says how. */
  readonly solve: (difference: string, note: string) => Promise<void>
}

interface DayComparisonOptions {
  readonly shop: string
  /** As `2026-01-31`. */
  readonly day: string
  readonly isOwner: boolean
}

export const createDayComparison = (
  connection: Pick<Connection, 'service' | 'onConnect' | 'status'>,
  { shop, day, isOwner }: DayComparisonOptions,
): DayComparison => {
  const { service } = connection
  const loaded = createLoaded(async (): Promise<readonly ComparedAccount[]> => {
    await service('shops/subscribe').create({ item: shop })
    const newest = { $sort: { createTime: -1 }, $limit: MOST } as const
    const [results, differences, attempts, accounts] = await Promise.all([
      service('reconciliations').find({ shop, day, $limit: MOST }),
      service('paymentDifferences').find({ shop, day, $limit: MOST }),
      // Managers do not read accounts: those of the latest payments are known by their provider.
      service('paymentAttempts').find({ shop, ...newest }),
      isOwner ? service('paymentAccounts').find({}) : [],
    ])
    const ofShop = accounts.filter(({ shops }) => shops === undefined || shops.includes(shop))
    const ids = [
      ...ofShop.map(({ _id }) => _id),
      ...results.data.map(({ account }) => account),
      ...attempts.data.flatMap(({ account }) => account ?? []),
    ]
    return [...new Set(ids)].map((account) => {
      const own = ofShop.find(({ _id }) => _id === account)
      const used = attempts.data.find((attempt) => attempt.account === account)
      const result = results.data.find((one) => one.account === account)
      return {
        account,
        name: own?.name,
        provider: own?.provider ?? result?.provider ?? used?.provider,
        result,
        differences: differences.data.filter((difference) => difference.account === account),
      }
    })
  })
  const carryOut = async (work: () => Promise<unknown>): Promise<void> => {
    assertOnline(connection)
    try {
      await work()
    } finally {
      await loaded.reload()
    }
  }
  const ofDay = (record: Pick<Reconciliation, 'shop' | 'day'>): void => {
    if (record.shop === shop && record.day === day) void loaded.reload()
  }
  return {
    ...loaded,
    open: () => {
      const ends = [
        service('reconciliations').on('created', ofDay),
        service('reconciliations').on('patched', ofDay),
        service('paymentDifferences').on('patched', ofDay),
        connection.onConnect(() => void loaded.reload()),
      ]
      void loaded.reload()
      return () => {
        for (const end of ends) end()
      }
    },
    compare: (account, fix = false) =>
      carryOut(() => service('reconciliations').create({ shop, account, day, fix })),
    solve: (difference, note) =>
      carryOut(() => service('paymentDifferences').patch(difference, { note })),
  }
}
