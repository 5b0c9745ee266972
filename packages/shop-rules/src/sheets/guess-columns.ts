/** Returns what the columns of a file have, by their titles; each at most once, by the first of the guesses that has any (IMPORT-1.2). */
export const guessColumns = <C extends string>(
  titles: readonly string[],
  ...guesses: readonly ((title: string) => C | undefined)[]
): readonly (C | undefined)[] => {
  const columns: (C | undefined)[] = titles.map(() => undefined)
  for (const columnOf of guesses)
    for (const [at, title] of titles.entries()) {
      const column = columns[at] ?? columnOf(title.trim().toLowerCase())
      if (column !== undefined && !columns.includes(column)) columns[at] = column
    }
  return columns
}
