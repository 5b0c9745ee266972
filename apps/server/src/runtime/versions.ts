/** What the server is and runs on: `0.1.0`, `20.20.2`, `18.4`. */
export interface Versions {
  /** The release of Comanda. */
  readonly comanda: string
  readonly node: string
  /** Undefined until the database has said it. */
  postgresql?: string
}

const quarter = 92 * 86_400_000

/** When the lines of Node end that get mends of their security, by nodejs.org's schedule. Odd ones have ended by then. */
const nodeEnds: Readonly<Record<number, string>> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
  26: '2029-04-30',
}

/** Returns why a Node should not be used any more, or undefined. */
export const nodeProblem = (version: string, now: number): string | undefined => {
  const major = Number.parseInt(version, 10)
  const end = nodeEnds[major]
  const last = Math.max(...Object.keys(nodeEnds).map(Number))
  const hasEnded = end === undefined ? major < last : Date.parse(end) < now
  return hasEnded ? `Node ${version} has ended: use an even version that is maintained` : undefined
}

/** The minor releases of May 2026, and the months of the regular ones, on their second Thursday (postgresql.org/developer/roadmap). */
const known = {
  at: Date.UTC(2026, 4, 14),
  minor: new Map([
    [15, 18],
    [16, 14],
    [17, 10],
    [18, 4],
  ]),
}
const releaseMonths = [1, 4, 7, 10]
/** PostgreSQL 18 came in September 2025, and one each year. */
const firstYear = 2007

const releaseOf = (year: number, month: number): number => {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay()
  return Date.UTC(year, month, 1 + ((11 - first) % 7) + 7)
}

/** Returns how many regular releases came after a time, up to another. */
const releasesBetween = (after: number, until: number): number => {
  let many = 0
  for (let year = new Date(after).getUTCFullYear(); Date.UTC(year, 0) <= until; year += 1)
    for (const month of releaseMonths) {
      const at = releaseOf(year, month)
      if (at > after && at <= until) many += 1
    }
  return many
}

/**
 * Returns why a PostgreSQL should be replaced: its series has had a release for more than a quarter that it lacks. By the
 * calendar: releases between the regular ones are not known, so it is reported late rather than without need.
 */
export const postgresqlProblem = (version: string, now: number): string | undefined => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const from = known.minor.has(major) ? known.at : Date.UTC(firstYear + major, 9, 1)
  const newest = (known.minor.get(major) ?? 0) + releasesBetween(from, now - quarter)
  return minor < newest
    ? `PostgreSQL ${version} lacks the mends of ${major}.${newest}, out for more than a quarter: update it (POSTGRES_BIN)`
    : undefined
}
