import { type Static, type TOptional, type TString, Type } from '@feathersjs/typebox'
import { type AccountName, accountNames } from '@comanda/shop-rules/accounts'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'

/** The number or, in QuickBooks, the name of an account; no program of tables runs it. */
const AccountCode = Type.String({
  pattern: '^[^\\s=+@\'"-]([^"\\t\\r\\n]{0,98}[^\\s"])?$',
})

/** What DATEV must know: Berater- and Mandantennummer, digits of an account, when the business year begins (`MM-DD`), SKR. */
const DatevSetting = Closed({
  consultant: Type.Integer({ minimum: 1001, maximum: 9_999_999 }),
  client: Type.Integer({ minimum: 1, maximum: 99_999 }),
  accountLength: Type.Integer({ minimum: 4, maximum: 8 }),
  yearBegins: Type.String({ pattern: '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9])$' }),
  chart: Type.Optional(Type.String({ pattern: '^[0-9]{2}$' })),
})

/** On which accounts a shop books its days, at most one record a shop (LEDGER-1.1). */
export const BookkeepingSetting = Closed(
  {
    _id: Id,
    shop: Id,
    accounts: Closed(
      Object.fromEntries(accountNames.map((name) => [name, Type.Optional(AccountCode)])) as Record<
        AccountName,
        TOptional<TString>
      >,
    ),
    /** Of sales and their taxes by rate; without `sales` they are with all others. */
    rates: Type.Array(
      Closed({
        percent: Type.Number({ minimum: 0, maximum: 1000 }),
        sales: Type.Optional(AccountCode),
        tax: Type.Optional(AccountCode),
        /** DATEV's BU key. */
        key: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })),
      }),
      { maxItems: 20 },
    ),
    /** Payment methods with an account other than that of their type. */
    methods: Type.Array(Closed({ method: Id, account: AccountCode }), { maxItems: 200 }),
    datev: Type.Optional(DatevSetting),
    /** The name of the tax rate in Xero that adds no tax. */
    xeroUntaxed: Type.Optional(Type.String({ pattern: '^[^\\s=+@\'"-][^"\\t\\r\\n]{0,49}$' })),
  },
  'BookkeepingSetting',
)
export type BookkeepingSetting = Static<typeof BookkeepingSetting>
