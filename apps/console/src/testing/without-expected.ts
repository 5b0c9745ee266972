const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the arguments of a patch without what its form had read before (STAFF-10.20), for tests of what is written. */
export const withoutExpected = (args: readonly unknown[] | undefined): unknown[] | undefined =>
  args?.map((arg) => {
    if (!isFields(arg)) return arg
    const { expected: _read, ...written } = arg
    return written
  })
