const definition = /^- \*\*([A-Z]+-\d+\.\d+)\*\*(?: \((judged)\))? (.*)$/

/**
 * The statements of `docs/spec`, in the order of their pages: id, page, line, text, and the mark of those that no test
 * has to show.
 */
export const readStatements = (pages) =>
  pages.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const match = definition.exec(line)
      return match ? [{ id: match[1], mark: match[2], text: match[3], path, line: index + 1 }] : []
    }),
  )

/** Ids that are given to more than one statement, one problem each. */
export const duplicateIds = (statements) => {
  const first = new Map()
  return statements.flatMap((statement) => {
    const earlier = first.get(statement.id)
    if (!earlier) {
      first.set(statement.id, statement)
      return []
    }
    return [
      `${statement.path}:${statement.line}: ${statement.id} is taken by ${earlier.path}:${earlier.line}`,
    ]
  })
}
