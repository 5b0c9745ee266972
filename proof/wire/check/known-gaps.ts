import { readFileSync } from 'node:fs'

const file = new URL('../known-gaps.txt', import.meta.url)

/** Returns the checks of a list by name, each with the heading above it: `# reason`. */
const readGaps = (text: string): ReadonlyMap<string, string> => {
  const gaps = new Map<string, string>()
  let reason = ''
  for (const line of text.split('\n').map((word) => word.trim()))
    if (line.startsWith('#')) reason = line.slice(1).trim()
    else if (line !== '') gaps.set(line, reason)
  return gaps
}

/**
 * What the specification says and the server does not do yet, with the reason. A check that begins to hold fails until
 * its line is removed from `known-gaps.txt`.
 */
const knownGaps = readGaps(readFileSync(file, 'utf8'))

/** Returns the reason why a check is known to fail, or undefined. */
export const gapOf = (name: string): string | undefined => knownGaps.get(name)

/** The names of all known gaps. */
export const gapNames: readonly string[] = [...knownGaps.keys()]
