import { MAX_AMOUNT } from '../../money/greatest-amount.ts'
import { hasDecimals } from '../../money/scaled-decimal.ts'
import { MAX_GRAMS, WHOLE_GRAM } from '../../money/weighed-price.ts'
import { isDay, isInstant } from '../../time/instant.ts'
import { isTimeZone } from '../../time/local-moment.ts'
import { MAX_QUANTITY } from '../max-quantity.ts'
import { listOf, optional, type Shape, wanting } from './shape.ts'

const MAX_RATE = 10_000_000

const isNumber = (value: unknown): value is number => Number.isFinite(value)

export const text = wanting((value) => typeof value === 'string', 'text')
export const flag = wanting((value) => typeof value === 'boolean', 'true or false')
export const number = wanting(isNumber, 'a number')
export const positive = wanting((value) => isNumber(value) && value > 0, 'a number above 0')
export const whole = wanting((value) => Number.isSafeInteger(value), 'a whole number')
export const count = wanting(
  (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  'a whole number, 0 or more',
)
export const positiveCount = wanting(
  (value) => Number.isSafeInteger(value) && Number(value) > 0,
  'a whole number above 0',
)

/** 0 Sunday … 6 Saturday. */
export const weekday = wanting(
  (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 6,
  'a weekday, 0 Sunday to 6 Saturday',
)

const atLeastZero = wanting((value) => isNumber(value) && value >= 0, 'a number, 0 or more')

/** A number of some shape that is not below 0. */
export const notNegative =
  (shape: Shape): Shape =>
  (value) =>
    shape(value) ?? atLeastZero(value)

/** A line's quantity (PRICE-1.5). */
export const quantity = wanting(
  (value) => Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= MAX_QUANTITY,
  'a whole number from 1 to 9,999',
)

/** The grams of a unit of weight (CAT-7.1). */
export const grams = wanting(
  (value) => isNumber(value) && value > 0 && value <= MAX_GRAMS && hasDecimals(value, WHOLE_GRAM),
  'grams above 0 with at most 8 decimals',
)

/** Wire money (MONEY-1.1, MONEY-1.2). */
export const money = wanting(
  (value) => isNumber(value) && Math.abs(value) <= MAX_AMOUNT && hasDecimals(value, 100),
  'an amount with at most two decimals, up to the largest of any currency',
)

/** Wire money above 0. */
export const positiveMoney: Shape = (value) => money(value) ?? positive(value)

/** A percentage: at most 4 decimals (MONEY-1.3). */
export const percent = wanting(
  (value) => isNumber(value) && Math.abs(value) <= MAX_RATE && hasDecimals(value, 10_000),
  'a percentage with at most 4 decimals',
)

/** A plain multiplier: at most 6 decimals (MONEY-1.4). */
export const factor = wanting(
  (value) => isNumber(value) && Math.abs(value) <= MAX_RATE && hasDecimals(value, 1_000_000),
  'a factor with at most 6 decimals',
)

/** 24 lower-case hexadecimal characters (PRICE-1.4). */
export const id = wanting(
  (value) => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value),
  'an id of 24 lower-case hexadecimal characters',
)
export const ids = listOf(id)

export const instant = wanting(
  (value) => typeof value === 'string' && isInstant(value),
  'an ISO instant with an offset',
)

export const day = wanting(
  (value) => typeof value === 'string' && isDay(value),
  'a day (YYYY-MM-DD)',
)

export const date = wanting(
  (value) => typeof value === 'string' && (value === '' || isDay(value) || isInstant(value)),
  'a day (YYYY-MM-DD) or an ISO instant with an offset',
)

export const timeOfDay = wanting(
  (value) => typeof value === 'string' && /^(([01]\d|2[0-3]):[0-5]\d|24:00|)$/.test(value),
  'a time of day, HH:MM',
)

export const timeZone = wanting(
  (value) => typeof value === 'string' && isTimeZone(value),
  'an IANA time zone',
)

/** One of some words. */
export const oneOf = (...words: readonly string[]): Shape =>
  wanting(
    (value) => typeof value === 'string' && words.includes(value),
    `one of ${words.join(', ')}`,
  )

export const orderType = oneOf('dineIn', 'dineInNoTable', 'takeAway', 'delivery', 'topUp')
export const productMode = oneOf('all', 'dineIn', 'takeAway')

/** Fields that settings and rules share: for whom, where and when they apply. */
export const applicability = {
  status: optional(text),
  shops: optional(ids),
  orderType: optional(listOf(orderType)),
  productMode: optional(productMode),
} as const
