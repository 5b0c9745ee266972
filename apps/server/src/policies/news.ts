import type { Condition } from '@comanda/contract'
import { groupCatalogue } from './catalogue.ts'
import { anyOf, type Rule } from './policy.ts'
import { owners } from './staff.ts'

/** Published news that have not ended. An end given as a day includes that day in every time zone. */
const readable = (now: number): Condition => {
  const yesterday = new Date(now - 86_400_000).toISOString()
  return {
    kind: 'all',
    of: [
      { kind: 'oneOf', field: 'status', not: false, values: ['active', null] },
      {
        kind: 'compare',
        field: 'publishTime',
        operator: '$lte',
        value: new Date(now).toISOString(),
      },
      {
        kind: 'any',
        of: [
          { kind: 'compare', field: 'endDate', operator: '$eq', value: null },
          { kind: 'compare', field: 'endDate', operator: '$gte', value: yesterday.slice(0, 10) },
        ],
      },
    ],
  }
}

const readers: Rule = ({ now = Date.now() }) => readable(now)

export const news = groupCatalogue(anyOf(readers, owners))
