import { useState } from 'react'

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What is entered of a record while others may change it too. */
export interface Followed<D extends object> {
  readonly entered: D
  /** The fields that are entered here and were changed by somebody else since. */
  readonly contested: readonly (keyof D & string)[]
}

/**
 * Returns what is entered once somebody else has changed the record: fields that were not touched follow, those that both
 * changed stay as they are entered and are contested (DRAFT-4.7).
 */
export const follow = <D extends object>(
  { entered, contested }: Followed<D>,
  before: D,
  after: D,
): Followed<D> => {
  const fields = Object.keys(entered) as (keyof D & string)[]
  const next = { ...entered }
  const both = new Set<keyof D & string>(contested)
  for (const field of fields) {
    const isTheirs = !isSame(before[field], after[field])
    if (isSame(entered[field], before[field])) next[field] = after[field]
    else if (isTheirs) both.add(field)
    if (isSame(next[field], after[field])) both.delete(field)
  }
  return { entered: next, contested: fields.filter((field) => both.has(field)) }
}

/** Holds what is entered of a record, which is undefined for a new one, and follows what others change of it. */
export const useFollowed = <R, D extends object>(
  record: R | undefined,
  draftOf: (record: R | undefined) => D,
): Followed<D> & { readonly change: (changes: Partial<D>) => void } => {
  const [held, setHeld] = useState<Followed<D> & { readonly record: R | undefined }>(() => ({
    record,
    entered: draftOf(record),
    contested: [],
  }))
  let now = held
  if (record !== held.record) {
    now = { record, ...follow(held, draftOf(held.record), draftOf(record)) }
    setHeld(now)
  }
  return {
    entered: now.entered,
    contested: now.contested,
    change: (changes) =>
      setHeld((before) => ({ ...before, entered: { ...before.entered, ...changes } })),
  }
}
