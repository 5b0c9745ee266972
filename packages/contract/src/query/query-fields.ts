import type { Scalar } from './condition.ts'
import type { FieldKind } from './field-kind.ts'

/** The fields of a record that a query may name. */
export interface QueryFields {
  readonly filter: ReadonlyMap<string, FieldKind>
  readonly sort: ReadonlySet<string>
  readonly select: ReadonlySet<string>
  /** If absent, no field can be populated. */
  readonly populate?: ReadonlySet<string>
  /** The value that an absent field stands for. */
  readonly defaults?: ReadonlyMap<string, Scalar>
  /** Names that stand for a field of the record. */
  readonly scopes?: ReadonlyMap<string, QueryScope>
}

/** The field that a name stands for; `orAbsent`: records without the field are found too, since they are for all. */
export interface QueryScope {
  readonly field: string
  readonly orAbsent: boolean
}
