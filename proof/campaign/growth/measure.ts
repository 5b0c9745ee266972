import { setTimeout as sleep } from 'node:timers/promises'
import type { Report } from '../run/report.ts'
import type { BuiltServer } from '../server/built-server.ts'
import type { Sample } from './sample.ts'
import type { Executed, PlanLog } from './plans.ts'

/** What a call did in the database: its statements, and their time in the quickest of some rounds, in ms. */
interface Figures {
  readonly ms: number
  /** The response has more with more records. */
  readonly grows?: boolean
  /** It looks at all shops: those that jobs do. */
  readonly isOfShops?: boolean
  readonly statements: readonly Executed[]
}

export type Measured = ReadonlyMap<string, Figures>

interface Measuring {
  readonly report: Report
  readonly log: PlanLog
  readonly server: BuiltServer
  readonly metricsToken: string
}

const rounds = 3

/** How long jobs take to begin, in ms: they poll every 30 s. */
const jobsBegin = 45_000

/** The most frequent jobs run at each fifth minute; the others at the start. */
const jobsEvery = 5 * 60_000

/** Resolves once each job that may run during the calls has run, so that its statements are known as its own. */
const jobsToRun = (): Promise<void> => sleep(jobsEvery - (Date.now() % jobsEvery) + jobsBegin)

const timeOf = (statements: readonly Executed[]): number =>
  statements.reduce((sum, { ms }) => sum + ms, 0)

const isMade = async (report: Report, says: string, run: Sample['run']): Promise<boolean> => {
  try {
    return await run()
  } catch (error) {
    const cause =
      error instanceof Error && error.cause instanceof Error ? `, ${error.cause.message}` : ''
    report.holds(`${says} succeeds`, false, `${String(error)}${cause}`)
    return false
  }
}

/** Measures each call some times, one after the other, then the jobs and the metrics. */
export const measure = async (
  { report, log, server, metricsToken }: Measuring,
  samples: readonly Sample[],
): Promise<Measured> => {
  const measured = new Map<string, Figures>()
  const headers = { authorization: `Bearer ${metricsToken}` }
  const metrics: Sample = {
    says: 'a scrape of the metrics',
    run: async () => (await fetch(`${server.url}/api/metrics`, { headers })).ok,
  }
  await jobsToRun()
  const jobs = log.take()
  const areOfJobs = new Set(jobs.map(({ text }) => text))
  const ofJobs = { ms: timeOf(jobs), grows: true, isOfShops: true, statements: jobs }
  measured.set('the start, and jobs', ofJobs)
  for (const { says, run, grows = false } of [...samples, metrics])
    for (let round = 0; round < rounds; round += 1) {
      log.skip()
      if (!(await isMade(report, says, run))) break
      const statements = log.take().filter(({ text }) => !areOfJobs.has(text))
      const ms = timeOf(statements)
      const { ms: before = Infinity, statements: earlier = [] } = measured.get(says) ?? {}
      measured.set(says, {
        ms: Math.min(ms, before),
        grows,
        statements: [...earlier, ...statements],
      })
    }
  report.figure('calls measured', measured.size)
  return measured
}

/**
 * A statement may look at so many rows, and at so many for each that it returns: the count of a first page looks at 1,001. One
 * of a job may look at so many for each shop: its open sessions, and those of some weeks that were cancelled.
 */
const [leastRead, readForEach, readForShop] = [1_500, 10, 3]

/** It may touch so many pages of indexes and tables, and so many for each row that it looks at. */
const [leastPages, pagesForEach] = [500, 6]

const readsTooMuch = ({ read, returned, pages }: Executed, shops: number): boolean =>
  read > leastRead + readForEach * returned + readForShop * shops ||
  pages > leastPages + pagesForEach * Math.max(read, returned)

/** A call takes at most so many times as long as with a tenth of the records; below this many ms it is chance. */
const [mostRatio, chance] = [3, 2]

/** The statements that take most of a call, of all its rounds. */
const slowest = (statements: readonly Executed[]): readonly Executed[] =>
  statements.toSorted((one, other) => other.ms - one.ms).slice(0, 6)

const shortOf = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 400)

/** Prints what does not hold, and the worst of what does. */
export const judge = (report: Report, [tenth, whole]: readonly Measured[], shops: number): void => {
  if (!tenth || !whole) throw new Error('There is nothing to compare.')
  const scans = new Set<string>()
  const greedy = new Set<string>()
  const slower: { readonly says: string; readonly ratio: number; readonly ms: number }[] = []
  for (const [says, { ms, statements, grows, isOfShops }] of whole) {
    for (const one of statements) {
      const text = shortOf(one.text)
      if (one.scanned.length > 0 && one.read > leastRead)
        scans.add(`${says}: ${one.scanned.join(', ')}: ${text}`)
      else if (readsTooMuch(one, isOfShops ? shops : 0))
        greedy.add(
          `${says}: ${one.read} rows on ${one.pages} pages for ${one.returned} (${one.ms} ms): ${text}`,
        )
    }
    const before = tenth.get(says)?.ms
    if (before !== undefined && !grows)
      slower.push({ says, ms, ratio: Math.max(ms, chance) / Math.max(before, chance) })
  }
  for (const one of [...scans, ...greedy]) report.figure('!', one)
  report.holds(
    'no statement reads a table that grows from start to end',
    scans.size === 0,
    scans.size,
  )
  report.holds(`none looks at many more rows than it returns`, greedy.size === 0, greedy.size)
  const worst = slower.toSorted((one, other) => other.ratio - one.ratio)
  for (const { says, ratio, ms } of worst.slice(0, 8))
    report.figure(says.slice(0, 57), `${ratio.toFixed(1)} times, ${ms.toFixed(1)} ms`)
  for (const { says, ratio } of worst.filter((one) => one.ratio > mostRatio))
    for (const one of slowest(whole.get(says)?.statements ?? []))
      report.figure(
        `${ratio.toFixed(1)} times`,
        `${one.ms} ms, ${one.read} rows on ${one.pages} pages (${one.fetched} not in memory): ${shortOf(one.text)}`,
      )
  const most = worst[0]?.ratio ?? Infinity
  report.holds(
    `a call takes at most ${mostRatio} times as long as with a tenth`,
    most <= mostRatio,
    most.toFixed(1),
  )
}
