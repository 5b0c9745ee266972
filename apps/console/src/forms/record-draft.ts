import { newRecordId } from '@comanda/client/staff'
import type { DataOf, PatchOf } from '@comanda/contract'
import { changedFields } from './changed-fields.ts'
import type { DraftField } from './draft-fields.ts'

type Value<R, N> = N extends keyof R ? Exclude<R[N], undefined> : never

/** A record as its form has it: each field as it is entered. `D` and `P` are the data that creates and changes it. */
export interface RecordDraft<R, E, D = DataOf<R>, P = PatchOf<R>> {
  /** Returns what the form of a new record begins with. Its id is chosen here, so that it is stored once. */
  readonly blank: (first?: Partial<E>) => E & { readonly _id: string }
  readonly draftOf: (record: R) => E & { readonly _id: string }
  /** Returns a new record. What the form has no field for is for the caller to add. */
  readonly createData: (draft: E & { readonly _id: string }) => D & { readonly _id: string }
  /** Returns what was changed of a record; what its form does not show stays. */
  readonly patchData: (record: R, draft: E) => P
}

/** Describes the form of a record by its fields, under their names in the record (STAFF-10). */
export const recordDraft =
  <R extends { readonly _id: string }, D = DataOf<R>, P = PatchOf<R>>() =>
  <E extends object>(fields: {
    readonly [N in keyof E]: DraftField<Value<D, N>, E[N], Value<R, N>>
  }): RecordDraft<R, E, D, P> => {
    const all = Object.entries(fields) as [string, DraftField<unknown, unknown>][]
    const each = <T>(of: (name: string, field: DraftField<unknown, unknown>) => T) =>
      Object.fromEntries(all.map(([name, field]) => [name, of(name, field)]))
    const draftOf = (record: R) => {
      const values = new Map<string, unknown>(Object.entries(record))
      const entered = each((name, field) => field.enter(values.get(name)))
      return { ...(entered as E), _id: record._id }
    }
    const valuesOf = (draft: E) => {
      const entered = new Map<string, unknown>(Object.entries(draft))
      return each((name, field) => field.read(entered.get(name)))
    }
    return {
      blank: (first) => ({
        ...(each((_, field) => field.blank) as E),
        ...first,
        _id: newRecordId(),
      }),
      draftOf,
      createData: (draft) => {
        const said = Object.entries(valuesOf(draft)).filter(([, value]) => value !== null)
        return { ...(Object.fromEntries(said) as D), _id: draft._id }
      },
      patchData: (record, draft) => changedFields(valuesOf(draftOf(record)), valuesOf(draft)) as P,
    }
  }

/** The draft of a described record. */
export type DraftOf<D> = D extends { readonly blank: (...first: never[]) => infer Draft }
  ? Draft
  : never

/** What stores records and changes them. */
interface DraftedList<R, D, P> {
  create(data: D): Promise<void>
  change(record: R, changes: P): Promise<void>
}

/** Stores a draft: as a new record with `more`, or what was changed of one, if anything was. */
export const saveDraft = async <R extends { readonly _id: string }, E, D, P extends object>(
  list: DraftedList<R, D, P>,
  { createData, patchData }: RecordDraft<R, E, D, P>,
  {
    record,
    draft,
    more,
  }: {
    readonly record: R | undefined
    readonly draft: E & { readonly _id: string }
    readonly more?: Partial<D>
  },
): Promise<void> => {
  if (!record) return list.create({ ...createData(draft), ...more })
  const changes = patchData(record, draft)
  if (Object.keys(changes).length > 0) await list.change(record, changes)
}
