import { personalFields } from '../records/personal-fields.ts'

/**
 * Returns SQL for whether a JSON column has a personal field that says something: a field's name with another value than `…`,
 * nothing or null. Only names of fields are followed by a colon within the text of a `jsonb`.
 */
export const saysWho = (column: string): string =>
  `coalesce("${column}"::text ~ '"(${personalFields.join('|')})": (?!"…"|""|null)', false)`
