/** A value that a query compares with. */
export type Scalar = string | number | boolean

export type Comparison = '$eq' | '$ne' | '$gt' | '$gte' | '$lt' | '$lte'

/**
 * A parsed condition. `null` is an absent field. On a list field `$eq` tests whether the list contains the value, and
 * `oneOf` whether it contains one of them.
 */
export type Condition =
  | {
      readonly kind: 'compare'
      readonly field: string
      readonly operator: Comparison
      readonly value: Scalar | null
    }
  | {
      readonly kind: 'oneOf'
      readonly field: string
      readonly not: boolean
      readonly values: readonly (Scalar | null)[]
    }
  | {
      /** A field with days or instants. A day meets it if any moment of that day does, in any time zone. */
      readonly kind: 'date'
      readonly field: string
      readonly operator: Exclude<Comparison, '$eq' | '$ne'>
      /** A day, or an instant in UTC. */
      readonly value: string
    }
  | { readonly kind: 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'all'; readonly of: readonly Condition[] }

/** The condition that every record meets. */
export const always: Condition = { kind: 'all', of: [] }

/** The condition that no record meets. */
export const never: Condition = { kind: 'any', of: [] }

/** Returns the condition that `field` is one of `values`. */
export const fieldIn = (field: string, values: readonly Scalar[]): Condition => ({
  kind: 'oneOf',
  field,
  not: false,
  values,
})

/** Returns the condition that `field` equals `value`. */
export const fieldIs = (field: string, value: Scalar | null): Condition => ({
  kind: 'compare',
  field,
  operator: '$eq',
  value,
})

/** Returns the condition that both are met. */
export const both = (one: Condition, other: Condition): Condition => ({
  kind: 'all',
  of: [one, other],
})

/** Returns the condition that one of both is met. */
export const either = (one: Condition, other: Condition): Condition => ({
  kind: 'any',
  of: [one, other],
})
