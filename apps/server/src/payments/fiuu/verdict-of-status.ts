import type { Verdict } from '../provider.ts'

/** Returns what a status of Fiuu means; undefined if it is not known. */
export const verdictOfStatus = (status: string | undefined): Verdict['is'] | undefined => {
  if (status === '00') return 'paid'
  if (status === '22') return 'pending'
  return status === '11' ? 'failed' : undefined
}

/** Fiuu names the ringgit by its sign, too. */
export const currencyOf = (currency: string): string => (currency === 'RM' ? 'MYR' : currency)
