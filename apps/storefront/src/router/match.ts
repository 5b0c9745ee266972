import type { Screen } from './screen.ts'

export interface Match {
  readonly screen: Screen
  readonly params: Readonly<Record<string, string | undefined>>
}

const PARAM = /\$(\w+)/

/** Returns a letter for the kind of a segment, the most specific first in the alphabet, and the expression that it matches. */
const readSegment = (segment: string): readonly [kind: string, source: string] => {
  if (segment === '$') return ['d', '(?:/.*)?']
  if (segment.startsWith('{')) return ['c', '(?:/([^/]+))?']
  return segment.startsWith('$') ? ['b', '/([^/]+)'] : ['a', `/${segment}`]
}

const readPath = (screen: Screen) => {
  const segments = screen.path.split('/').slice(1)
  const read = segments.map(readSegment)
  return {
    screen,
    names: segments.flatMap((segment) => PARAM.exec(segment)?.[1] ?? []),
    rank: read.map(([kind]) => kind).join(''),
    expression: new RegExp(`^${read.map(([, source]) => source).join('')}/?$`, 'i'),
  }
}

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Returns a function that finds the screen of a path; the most specific if several match. */
export const matcher = (screens: readonly Screen[]): ((pathname: string) => Match | undefined) => {
  const known = screens
    .map(readPath)
    .sort((one, other) => (one.rank < other.rank ? -1 : one.rank > other.rank ? 1 : 0))
  return (pathname) => {
    for (const { screen, names, expression } of known) {
      const found = expression.exec(pathname)
      if (!found) continue
      const values = names.map((name, index) => [name, found[index + 1]] as const)
      return {
        screen,
        params: Object.fromEntries(
          values.map(([name, value]) => [name, value === undefined ? value : decoded(value)]),
        ),
      }
    }
    return undefined
  }
}
