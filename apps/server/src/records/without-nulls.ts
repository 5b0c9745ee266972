/** A row's fields as in its record: null fields are absent. */
export type WithoutNulls<T> = {
  [K in keyof T as null extends T[K] ? never : K]: T[K]
} & { [K in keyof T as null extends T[K] ? K : never]?: Exclude<T[K], null> }

/** Returns the row without its null fields. */
export const withoutNulls = <T extends object>(row: T): WithoutNulls<T> =>
  Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null && value !== undefined),
  ) as WithoutNulls<T>
