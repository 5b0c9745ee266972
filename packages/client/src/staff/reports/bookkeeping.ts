import type { BookkeepingSetting, PaymentMethod, ReportPeriod } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { httpDownload } from '../../connection/http-download.ts'
import { createLoaded, type Loaded } from '../records/loaded.ts'

/** The files of accounting programs (LEDGER-3). */
export const bookkeepingFormats = ['datev', 'xero', 'quickbooks', 'iif', 'csv'] as const
export type BookkeepingFormat = (typeof bookkeepingFormats)[number]

/** The accounts of a shop, undefined if it never set them, and what they are for: its tax rates and payment methods. */
export interface ShownBookkeeping {
  readonly saved: BookkeepingSetting | undefined
  /** In percent, the highest first. */
  readonly rates: readonly number[]
  /** With the channels of the shop, each of which owes what was paid there (LEDGER-1.7). */
  readonly methods: readonly Pick<PaymentMethod, '_id' | 'name'>[]
}

const unset = { datev: null, xeroUntaxed: null }

/** On which accounts a shop books its closed days (LEDGER-1, LEDGER-2). The calls fail with a `CallError`. */
export interface Bookkeeping extends Loaded<ShownBookkeeping> {
  /**
   * Stores all of the accounts; what is absent is cleared. `saved` is as the form began: if others have changed it since, nothing is
   * stored, and it fails as `recordChanged` (STAFF-10.20).
   */
  readonly save: (
    saved: BookkeepingSetting | undefined,
    setting: Omit<BookkeepingSetting, '_id' | 'shop'>,
  ) => Promise<void>
  readonly file: (
    format: BookkeepingFormat,
    period: Omit<ReportPeriod, 'shop'>,
    accessToken: string | null,
  ) => Promise<Blob>
}

export const createBookkeeping = (
  { service, url }: Pick<Connection, 'service' | 'url'>,
  shop: string,
): Bookkeeping => {
  const inShop = ({ shops }: { readonly shops?: readonly string[] }): boolean =>
    shops === undefined || shops.includes(shop)
  const loaded = createLoaded(async (): Promise<ShownBookkeeping> => {
    const [[saved], taxes, methods, channels] = await Promise.all([
      service('bookkeepingSettings').find({ shop }),
      service('taxSettings').find({}),
      service('paymentMethods').find({}),
      service('channels').find({ shop }),
    ])
    const percents = [...taxes.filter(inShop), ...(saved?.rates ?? [])].map(
      ({ percent }) => percent,
    )
    const rates = [...new Set(percents)].toSorted((one, other) => other - one)
    const owing = channels.map(({ _id, name }) => ({
      _id,
      name: [{ lang: 'en' as const, value: name }],
    }))
    return { saved, rates, methods: [...methods.filter(inShop), ...owing] }
  })
  return {
    ...loaded,
    save: async (saved, setting) => {
      if (saved) {
        const { _id, shop: _, ...read } = saved
        const expected = { ...unset, ...read }
        await service('bookkeepingSettings').patch(_id, { ...unset, ...setting, expected })
      } else await service('bookkeepingSettings').create({ ...setting, shop })
      await loaded.reload()
    },
    file: (format, period, accessToken) =>
      httpDownload(url, `exports/accounts/${format}`, {
        accessToken,
        query: { ...period, shop },
      }),
  }
}
