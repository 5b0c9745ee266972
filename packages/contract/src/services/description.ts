import type { TObject, TSchema } from '@feathersjs/typebox'
import type { FieldKind } from '../query/field-kind.ts'

export type ServiceMethod = 'find' | 'get' | 'create' | 'patch' | 'remove'
export type ServiceEvent = 'created' | 'patched' | 'removed'

/** What crosses the wire at one service path. */
export interface ServiceDescription {
  readonly path: string
  /** A record as it is answered; nothing where the call answers something of its own. */
  readonly record?: TObject
  /** What `create` answers where it is not the record; what `get` answers of a service without records. */
  readonly result?: TSchema
  /** What `create` takes. */
  readonly data?: TSchema
  /** What `patch` takes. `null` clears an optional field. */
  readonly patch?: TSchema
  /** Fields that a query may compare. */
  readonly filter: readonly string[]
  /** What a query may compare besides, though no record answers it. */
  readonly keys?: Readonly<Record<string, FieldKind>>
  /** Fields whose records `$populate` puts in the place of their ids, with the path of each. */
  readonly populate?: Readonly<Record<string, string>>
  /** Fields that a query may sort by. */
  readonly sort: readonly string[]
  readonly methods: readonly ServiceMethod[]
  readonly events: readonly ServiceEvent[]
  /** Whether `find` answers a page with its total, or the whole list. */
  readonly paginate: boolean
}
