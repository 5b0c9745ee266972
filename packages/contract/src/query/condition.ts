/** A value that a query compares with. */
export type Scalar = string | number | boolean

export type Comparison = '$eq' | '$ne' | '$gt' | '$gte' | '$lt' | '$lte'

/**
 * What a query asks, read and checked. `null` is an absent field. On a list field `$eq` asks whether the list holds the
 * value, and `oneOf` whether it holds one of them.
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
  | { readonly kind: 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'all'; readonly of: readonly Condition[] }

/** The condition that everything meets. */
export const always: Condition = { kind: 'all', of: [] }

/** The condition that nothing meets. */
export const never: Condition = { kind: 'any', of: [] }

/** `field` is one of `values`. */
export const fieldIn = (field: string, values: readonly Scalar[]): Condition => ({
  kind: 'oneOf',
  field,
  not: false,
  values,
})

/** `field` equals `value`. */
export const fieldIs = (field: string, value: Scalar | null): Condition => ({
  kind: 'compare',
  field,
  operator: '$eq',
  value,
})

/** Both hold. */
export const both = (one: Condition, other: Condition): Condition => ({
  kind: 'all',
  of: [one, other],
})
