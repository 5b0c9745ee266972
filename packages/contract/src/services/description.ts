import type { TObject, TSchema } from '@feathersjs/typebox'
import type { Scalar } from '../query/condition.ts'
import type { FieldKind } from '../query/field-kind.ts'

export type ServiceMethod = 'find' | 'get' | 'create' | 'patch' | 'remove'
export type ServiceEvent = 'created' | 'patched' | 'removed'

/** The description of one service path. */
export interface ServiceDescription {
  readonly path: string
  /** The records that the service returns; absent if it returns something else (`result`). */
  readonly record?: TObject
  /** What `create` returns if that is not the record; what `get` returns from a service without records. */
  readonly result?: TSchema
  /** The data of `create`. */
  readonly data?: TSchema
  /** The data of `patch`. `null` clears an optional field. */
  readonly patch?: TSchema
  /** Fields that a query may compare. */
  readonly filter: readonly string[]
  /** Further fields that a query may compare, which records do not contain. */
  readonly keys?: Readonly<Record<string, FieldKind>>
  /** Fields in which `$populate` replaces ids by their records, with the path of each. */
  readonly populate?: Readonly<Record<string, string>>
  /** The values that absent fields stand for: a query for one finds records without the field too. */
  readonly defaults?: Readonly<Record<string, Scalar>>
  /** Lists without which a record is for all: a query for one of their values finds records without the list too. */
  readonly forAll?: readonly string[]
  /** Fields that a query may sort by. */
  readonly sort: readonly string[]
  readonly methods: readonly ServiceMethod[]
  readonly events: readonly ServiceEvent[]
  /** Whether `find` returns a page with its total, or the whole list. */
  readonly paginate: boolean
  /** The most records of a list without pages, if a shorter one than usual is enough; a query continues after the last. */
  readonly most?: number
}
