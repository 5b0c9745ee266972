import type { AccountChart } from './account-chart.ts'

type StartingChart = Pick<AccountChart, 'accounts' | 'rates'>

/**
 * Accounts to begin with, which the shop's accountant confirms: of the German charts of restaurants (DATEV SKR03 and SKR04), and
 * those that a new company has in Xero and QuickBooks. What depends on the company is left out.
 */
export const startingCharts = {
  skr03: {
    accounts: {
      cash: '1000',
      terminal: '1360',
      card: '1360',
      wallet: '1360',
      balance: '1700',
      channel: '1360',
      channelCommissions: '4760',
      sales: '8200',
      tips: '1590',
      prepayments: '1710',
      deposits: '1710',
      keptDeposits: '2700',
      paidElsewhere: '1500',
      onTheHouse: '4650',
      walkout: '2400',
      payIn: '1360',
      payOut: '1590',
      cashDifference: '4900',
      clearing: '1792',
    },
    rates: [
      { percent: 19, sales: '8400', tax: '1776' },
      { percent: 7, sales: '8300', tax: '1771' },
    ],
  },
  skr04: {
    accounts: {
      cash: '1600',
      terminal: '1460',
      card: '1460',
      wallet: '1460',
      balance: '3500',
      channel: '1460',
      channelCommissions: '6770',
      sales: '4200',
      tips: '1370',
      prepayments: '3250',
      deposits: '3250',
      keptDeposits: '4830',
      paidElsewhere: '1300',
      onTheHouse: '6640',
      walkout: '6930',
      payIn: '1460',
      payOut: '1370',
      cashDifference: '6300',
      clearing: '3630',
    },
    rates: [
      { percent: 19, sales: '4400', tax: '3806' },
      { percent: 7, sales: '4300', tax: '3801' },
    ],
  },
  xero: {
    accounts: { sales: '200', tax: '820', rounding: '860', keptDeposits: '260' },
    rates: [],
  },
  quickbooks: {
    accounts: {
      cash: 'Cash on hand',
      terminal: 'Undeposited Funds',
      card: 'Undeposited Funds',
      wallet: 'Undeposited Funds',
      sales: 'Sales',
      tax: 'Sales Tax Payable',
    },
    rates: [],
  },
} as const satisfies Readonly<Record<string, StartingChart>>
export type StartingChartName = keyof typeof startingCharts

const byZone: Readonly<Record<string, StartingChartName>> = {
  'Europe/Berlin': 'skr03',
  'Europe/Busingen': 'skr03',
}

/** Returns the chart that shops of the country mostly begin with, by its time zone; undefined if there is none. */
export const startingChartOf = (timeZone: string): StartingChartName | undefined => {
  if (byZone[timeZone]) return byZone[timeZone]
  if (/^(Australia|Pacific|Europe\/London)/.test(timeZone)) return 'xero'
  return timeZone.startsWith('America/') ? 'quickbooks' : undefined
}
