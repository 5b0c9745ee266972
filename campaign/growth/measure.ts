import { setTimeout as sleep } from 'node:timers/promises'
import type { Report } from '../run/report.ts'
import type { BuiltServer } from '../server/built-server.ts'
import type { Sample } from './calls.ts'
import type { Executed, PlanLog } from './plans.ts'

/** What a call did in the database: its statements, and their time in the quickest of some rounds, in ms. */
interface Figures {
  readonly ms: number
  /** The response has more with more records. */
  readonly grows?: boolean
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

/** How long jobs take to begin after a start, in ms: they poll every 30 s. */
const jobsBegin = 45_000

const timeOf = (statements: readonly Executed[]): number =>
  statements.reduce((sum, { ms }) => sum + ms, 0)

const isMade = async (report: Report, says: string, run: Sample['run']): Promise<boolean> => {
  try {
    return await run()
  } catch (error) {
    report.holds(`${says} succeeds`, false, String(error))
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
  await sleep(jobsBegin)
  const jobs = log.take()
  measured.set('the start, and jobs', { ms: timeOf(jobs), grows: true, statements: jobs })
  for (const { says, run, grows = false } of [...samples, metrics])
    for (let round = 0; round < rounds; round += 1) {
      log.skip()
      if (!(await isMade(report, says, run))) break
      const statements = log.take()
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

/** A statement may look at so many rows, and at so many for each that it returns: the count of a first page looks at 1,001. */
const [leastRead, readForEach] = [1_500, 10]

const readsTooMuch = ({ read, returned }: Executed): boolean =>
  read > leastRead + readForEach * returned

/** A call takes at most so many times as long as with a tenth of the records; below this many ms it is chance. */
const [mostRatio, chance] = [3, 2]

/** Prints what does not hold, and the worst of what does. */
export const judge = (report: Report, [tenth, whole]: readonly Measured[]): void => {
  if (!tenth || !whole) throw new Error('There is nothing to compare.')
  const scans = new Set<string>()
  const greedy = new Set<string>()
  const slower: { readonly says: string; readonly ratio: number; readonly ms: number }[] = []
  for (const [says, { ms, statements, grows }] of whole) {
    for (const one of statements) {
      const text = one.text.replace(/\s+/g, ' ').slice(0, 400)
      if (one.scanned.length > 0 && one.read > leastRead)
        scans.add(`${says}: ${one.scanned.join(', ')}: ${text}`)
      else if (readsTooMuch(one))
        greedy.add(`${says}: ${one.read} rows for ${one.returned} (${one.ms} ms): ${text}`)
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
  const most = worst[0]?.ratio ?? Infinity
  report.holds(
    `a call takes at most ${mostRatio} times as long as with a tenth`,
    most <= mostRatio,
    most.toFixed(1),
  )
}
