import {
  always,
  type Condition,
  type Scalar,
  type ServiceMethod,
  type User,
} from '@comanda/contract'

/** A call that is to be authorized. */
export interface PolicyCall {
  readonly method: ServiceMethod
  readonly id: unknown
  readonly query: Readonly<Record<string, unknown>>
  readonly data: Readonly<Record<string, unknown>>
  /** The current time by the database's clock, in ms since 1970. */
  readonly now?: number
  /** The caller, or undefined for an anonymous visitor. */
  readonly user?: User
}

/** The condition on the records that the caller may reach, or undefined if the call is refused. */
export type Verdict = Condition | undefined

/** Authorizes a call from outside. Internal calls bypass policies. */
export type Rule = (call: PolicyCall) => Verdict

/** One rule for each method of the service. */
export type Policy = Readonly<Partial<Record<ServiceMethod, Rule>>>

/** Everyone, all records. */
export const everybody: Rule = () => always

/** Everyone, but only records that meet the condition. */
export const everybodyWithin =
  (condition: Condition): Rule =>
  () =>
    condition

/**
 * Returns the conditions, with those that list values of one field made one. A list of records is read by a statement for each
 * condition: if two of them named a shop, the second would read all of its records to return none.
 */
const merged = (conditions: readonly Condition[]): Condition[] => {
  const values = new Map<string, Set<Scalar | null>>()
  const others: Condition[] = []
  for (const one of conditions)
    if (one.kind === 'oneOf' && !one.not)
      values.set(one.field, new Set([...(values.get(one.field) ?? []), ...one.values]))
    else others.push(one)
  const lists = [...values].map(([field, all]): Condition => ({
    kind: 'oneOf',
    field,
    not: false,
    values: [...all],
  }))
  return [...others, ...lists]
}

/** Allows a caller whom any of the rules allows, with the union of their records. */
export const anyOf =
  (...rules: readonly Rule[]): Rule =>
  (call) => {
    const allowed = rules.map((rule) => rule(call)).filter((verdict) => verdict !== undefined)
    return allowed.length === 0 ? undefined : { kind: 'any', of: merged(allowed) }
  }
