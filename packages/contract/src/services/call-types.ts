import type { DataOf, PatchOf } from './record-data.ts'

/** A page of a paginated `find`. `total` counts all that match, whatever the page. */
export interface Page<R> {
  readonly total: number
  readonly limit: number
  /** Always 0: pages follow one another by `$after`. */
  readonly skip: number
  readonly data: readonly R[]
}

/** Records that `find` answers as a whole list. */
export interface RecordCalls<R> {
  find: readonly R[]
  get: R
  create: { data: DataOf<R>; result: R }
  patch: { data: PatchOf<R>; result: R }
  remove: R
}

/** Records that staff keep and that `find` answers by pages. */
export type PagedRecordCalls<R> = Omit<RecordCalls<R>, 'find'> & { find: Page<R> }

/** A call made by `create`. */
export interface Call<D, R> {
  create: { data: D; result: R }
}
