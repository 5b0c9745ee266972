import type { CreditUnit } from '@comanda/contract'
import type { Database } from '../../../database/connect.ts'
import { systemSettings } from '../../../tables/system-settings.ts'

/** What staff would give to a member. */
export interface Credit {
  readonly user: string
  readonly shop?: string | undefined
  readonly unit: CreditUnit
  /** Points, or currency units. Deductions are below 0. */
  readonly amount: number
}

/** What managers may credit without an owner's approval, in points or currency units. */
export interface CreditLimit {
  readonly each: number
  /** In a day, by all managers of a shop together. */
  readonly daily: number
}

/**
 * The limits of units that `systemSettings.creditLimits` does not name: an apology for a meal, some 60 US dollars, and five of
 * them a day.
 */
const defaults: Readonly<Record<CreditUnit, CreditLimit>> = {
  points: { each: 500, daily: 2500 },
  HKD: { each: 500, daily: 2500 },
  USD: { each: 60, daily: 300 },
  TWD: { each: 2000, daily: 10_000 },
  SGD: { each: 80, daily: 400 },
  AUD: { each: 90, daily: 450 },
  MYR: { each: 280, daily: 1400 },
  VND: { each: 1_500_000, daily: 7_500_000 },
  THB: { each: 2100, daily: 10_500 },
  JPY: { each: 9000, daily: 45_000 },
  CNY: { each: 450, daily: 2250 },
  GBP: { each: 45, daily: 225 },
  EUR: { each: 50, daily: 250 },
  NZD: { each: 100, daily: 500 },
  KRW: { each: 80_000, daily: 400_000 },
  CHF: { each: 50, daily: 250 },
  SEK: { each: 600, daily: 3000 },
  CZK: { each: 1300, daily: 6500 },
}

/** Returns the limit of a unit (MEM-7.2). */
export const creditLimitOf = async (database: Database, unit: CreditUnit): Promise<CreditLimit> => {
  const [settings] = await database
    .select({ limits: systemSettings.creditLimits })
    .from(systemSettings)
    .limit(1)
  return settings?.limits?.find((one) => one.unit === unit) ?? defaults[unit]
}
