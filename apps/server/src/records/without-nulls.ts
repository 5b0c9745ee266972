/** A row's fields as its record has them: what is null is left out. */
export type WithoutNulls<T> = {
  [K in keyof T as null extends T[K] ? never : K]: T[K]
} & { [K in keyof T as null extends T[K] ? K : never]?: Exclude<T[K], null> }

/** The row without the fields that are null. */
export const withoutNulls = <T extends object>(row: T): WithoutNulls<T> =>
  Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null && value !== undefined),
  ) as WithoutNulls<T>
