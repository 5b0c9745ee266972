/** A unit of weight that prices are of, and its grams (CAT-7.1). */
export interface WeightUnit {
  readonly unit: 'kg' | 'hundredGrams' | 'catty' | 'tael' | 'lb'
  readonly grams: number
}

const pound: WeightUnit = { unit: 'lb', grams: 453.59237 }
const metric: readonly WeightUnit[] = [
  { unit: 'kg', grams: 1000 },
  { unit: 'hundredGrams', grams: 100 },
]

const chinese = (catty: number, tael: number): readonly WeightUnit[] => [
  { unit: 'catty', grams: catty },
  { unit: 'tael', grams: tael },
]

/** The catty of Hong Kong, Macau, Malaysia and Singapore, of 16 taels. */
const southern = chinese(604.78982, 37.79936375)

const ownUnits: Readonly<Record<string, readonly WeightUnit[]>> = {
  'Asia/Hong_Kong': [...southern, pound],
  'Asia/Macau': southern,
  'Asia/Kuala_Lumpur': southern,
  'Asia/Singapore': southern,
  'Asia/Taipei': chinese(600, 37.5),
  'Asia/Shanghai': chinese(500, 50),
}

/** Returns the units that a shop may sell by: kilogram and 100 grams, and those of the country that its time zone is of (CAT-7.1). */
export const weightUnitsOf = (timeZone: string): readonly WeightUnit[] => [
  ...metric,
  ...(ownUnits[timeZone] ?? (timeZone.startsWith('America/') ? [pound] : [])),
]
