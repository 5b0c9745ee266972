/** Returns what the columns of a file have, by their titles; each at most once (IMPORT-1.2). */
export const guessColumns = <C extends string>(
  titles: readonly string[],
  columnOf: (title: string) => C | undefined,
): readonly (C | undefined)[] => {
  const taken = new Set<C>()
  return titles.map((title) => {
    const column = columnOf(title.trim().toLowerCase())
    if (column === undefined || taken.has(column)) return undefined
    taken.add(column)
    return column
  })
}
