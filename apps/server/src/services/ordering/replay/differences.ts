/** A place at which two values differ. `stored` or `replayed` is absent if that value has nothing there. */
export interface Difference {
  /** Such as `totals.total` or `lines.0.discounts`. */
  readonly path: string
  readonly stored?: unknown
  readonly replayed?: unknown
}

const partsOf = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null ? { ...value } : undefined

/** Returns where two JSON values differ, in the order of their fields. */
export const differences = (stored: unknown, replayed: unknown, path = ''): Difference[] => {
  const [one, other] = [partsOf(stored), partsOf(replayed)]
  if (!one || !other || Array.isArray(stored) !== Array.isArray(replayed))
    return Object.is(stored, replayed)
      ? []
      : [
          {
            path,
            ...(stored === undefined ? {} : { stored }),
            ...(replayed === undefined ? {} : { replayed }),
          },
        ]
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((key) =>
    differences(one[key], other[key], path === '' ? key : `${path}.${key}`),
  )
}
