import type { ShownBookkeeping } from '@comanda/client/staff'
import type { BookkeepingSetting } from '@comanda/contract'
import {
  type AccountName,
  accountNames,
  startingCharts,
  type StartingChartName,
} from '@comanda/shop-rules/accounts'

interface RateDraft {
  readonly percent: number
  readonly sales: string
  readonly tax: string
  readonly key: string
}

/** What is entered of the accounts; an empty text is left out. */
export interface AccountDraft {
  readonly accounts: Readonly<Record<AccountName, string>>
  readonly rates: readonly RateDraft[]
  readonly methods: Readonly<Record<string, string>>
  readonly consultant: string
  readonly client: string
  readonly accountLength: string
  readonly yearBegins: string
  readonly chart: string
  readonly xeroUntaxed: string
}

/** Returns the draft of what is saved, with a row for each rate of the shop. */
export const accountDraft = ({ saved, rates }: ShownBookkeeping): AccountDraft => ({
  accounts: Object.fromEntries(
    accountNames.map((name) => [name, saved?.accounts[name] ?? '']),
  ) as Record<AccountName, string>,
  rates: rates.map((percent) => {
    const known = saved?.rates.find((rate) => rate.percent === percent)
    return {
      percent,
      sales: known?.sales ?? '',
      tax: known?.tax ?? '',
      key: known?.key ?? '',
    }
  }),
  methods: Object.fromEntries((saved?.methods ?? []).map((one) => [one.method, one.account])),
  consultant: saved?.datev?.consultant.toString() ?? '',
  client: saved?.datev?.client.toString() ?? '',
  accountLength: saved?.datev?.accountLength.toString() ?? '4',
  yearBegins: saved?.datev?.yearBegins ?? '01-01',
  chart: saved?.datev?.chart ?? '',
  xeroUntaxed: saved?.xeroUntaxed ?? '',
})

/** Returns the draft with the accounts of a chart to begin with; the chart leaves some as they are. */
export const withChart = (draft: AccountDraft, name: StartingChartName): AccountDraft => {
  const { accounts, rates } = startingCharts[name]
  const taken: readonly { percent: number; sales: string; tax: string }[] = rates
  return {
    ...draft,
    accounts: { ...draft.accounts, ...accounts },
    rates: draft.rates.map((rate) => ({
      ...rate,
      ...taken.find(({ percent }) => percent === rate.percent),
    })),
    ...(name === 'skr03' ? { chart: '03' } : {}),
    ...(name === 'skr04' ? { chart: '04' } : {}),
  }
}

const filled = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<T>

/** Returns what is saved of a draft: DATEV's numbers together or not at all. */
export const draftedAccounts = (draft: AccountDraft): Omit<BookkeepingSetting, '_id' | 'shop'> => {
  const { consultant, client, accountLength, yearBegins, chart, xeroUntaxed } = draft
  const numbers = { accountLength: Number(accountLength), yearBegins, ...filled({ chart }) }
  return {
    accounts: filled(draft.accounts),
    rates: draft.rates
      .map((rate) => ({ percent: rate.percent, ...filled({ ...rate, percent: '' }) }))
      .filter((rate) => Object.keys(rate).length > 1) as BookkeepingSetting['rates'],
    methods: Object.entries(filled(draft.methods)).map(([method, account = '']) => ({
      method,
      account,
    })),
    ...(consultant !== '' && client !== ''
      ? { datev: { consultant: Number(consultant), client: Number(client), ...numbers } }
      : {}),
    ...filled({ xeroUntaxed }),
  }
}
