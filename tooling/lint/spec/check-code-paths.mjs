/** Returns every path of a pattern with alternatives in braces, such as `src/{cart,menu}`. */
const alternatives = (pattern) => {
  const match = /\{([^{}]*)\}/.exec(pattern)
  if (!match) return [pattern]
  const after = pattern.slice(match.index + match[0].length)
  return match[1]
    .split(',')
    .flatMap((part) => alternatives(pattern.slice(0, match.index) + part + after))
}

/** The paths that a line names after `Code:`. */
const codePaths = (line) => {
  const at = line.indexOf('Code: ')
  if (at === -1) return []
  return [...line.slice(at).matchAll(/`([^`]+)`/g)].flatMap((match) => alternatives(match[1]))
}

/** Paths after `Code:` on the pages of `docs/spec` that lead to no file and no folder, one line each. */
export const checkCodePaths = (files) => {
  const exists = (path) =>
    files.some((file) => file.path === path || file.path.startsWith(`${path}/`))
  return files
    .filter(({ path }) => path.startsWith('docs/spec/') && path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) =>
        codePaths(line)
          .filter((code) => !exists(code))
          .map((code) => `${path}:${index + 1}: there is no ${code}`),
      ),
    )
}
