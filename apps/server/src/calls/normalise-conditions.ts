import type { OrderDiscount } from '@comanda/contract'
import { BadRequest } from '@feathersjs/errors'
import { type Fields, isFields } from '../records/fields.ts'
import type { CallContext, NextCall } from '../runtime/app.ts'

/** The field of a record that has conditions, by its service. */
const conditionFields: Readonly<Record<string, string>> = {
  orderDiscounts: 'conditions',
  taxSettings: 'rules',
  surchargeSettings: 'rules',
}

/** The names of a filter: the one that pricing reads, and the specification's. */
const spellings = [
  ['products', 'product'],
  ['categories', 'category'],
  ['productOptions', 'productOption'],
  ['excludeProducts', 'excludeProduct'],
  ['excludeCategories', 'excludeCategory'],
  ['excludeProductOptions', 'excludeProductOption'],
] as const

const idsOf = (value: unknown): unknown[] | undefined =>
  value === undefined ? undefined : [value].flat()

const containsAll = (ids: readonly unknown[], others: readonly unknown[]): boolean =>
  others.every((other) => ids.includes(other))

/** Returns a condition with each of its filters in both spellings; throws if they say different things. */
const inBothSpellings = (condition: Fields, field: string): Fields => {
  const filters = spellings.flatMap(([plural, singular]) => {
    const ids = idsOf(condition[plural])
    const others = idsOf(condition[singular])
    const chosen = ids ?? others
    if (!chosen) return []
    if (ids && others && !(containsAll(ids, others) && containsAll(others, ids)))
      throw new BadRequest(`${singular} and ${plural} say different things`, {
        code: 'dataInvalid',
        field: `${field}.${singular}`,
      })
    return [
      [plural, chosen],
      [singular, chosen],
    ]
  })
  return { ...condition, ...Object.fromEntries(filters) }
}

const withBothSpellings = (field: string, record: unknown): unknown => {
  if (!isFields(record) || !Array.isArray(record[field])) return record
  const conditions: unknown[] = record[field]
  return {
    ...record,
    [field]: conditions.map((one, index) =>
      isFields(one) ? inBothSpellings(one, `${field}.${index}`) : one,
    ),
  }
}

/** Returns a discount rule as it is stored, however its conditions are sent (CAT-5.1). */
export const normalisedRule = (rule: OrderDiscount): OrderDiscount =>
  withBothSpellings('conditions', rule) as OrderDiscount

/** Stores the conditions of rules, surcharges and taxes in both spellings, however they are sent (CAT-5.1). */
export const normaliseConditions = async (context: CallContext, next: NextCall): Promise<void> => {
  const { path, method, data } = context
  const field = conditionFields[path]
  if (field !== undefined && (method === 'create' || method === 'patch'))
    context.data = Array.isArray(data)
      ? data.map((one: unknown) => withBothSpellings(field, one))
      : withBothSpellings(field, data)
  await next()
}
