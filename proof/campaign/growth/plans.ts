import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs'

/** A node of a plan, as PostgreSQL prints it. */
interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly 'Shared Hit Blocks'?: number
  readonly 'Shared Read Blocks'?: number
  readonly Plans?: readonly Node[]
}

/** What a statement did. */
export interface Executed {
  readonly text: string
  readonly ms: number
  /** The rows of tables that grow that it looked at, with those that a filter removed. */
  readonly read: number
  /** The rows that it returned, or that a sum or a count in it was made of. */
  readonly returned: number
  /** The pages of tables and indexes that it touched: many for few rows if it read an index without its first column. */
  readonly pages: number
  /** Those of them that PostgreSQL did not have in its memory. */
  readonly fetched: number
  /** The tables that grow that it read from start to end, and indexes that it read without a condition. */
  readonly scanned: readonly string[]
}

const nodesOf = (node: Node): readonly Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const rowsOf = (node: Node): number => {
  const loops = node['Actual Loops'] ?? 0
  const removed =
    (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  return ((node['Actual Rows'] ?? 0) + removed) * loops
}

const returnedOf = (node: Node): number => (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 0)

const sumOf = (nodes: readonly Node[], of: (node: Node) => number): number =>
  nodes.reduce((sum, node) => sum + of(node), 0)

const executedOf = (ms: number, json: string, grows: ReadonlySet<string>): Executed | undefined => {
  const { 'Query Text': text, Plan: plan } = JSON.parse(json) as {
    readonly 'Query Text': string
    readonly Plan: Node
  }
  const nodes = nodesOf(plan).filter((node) => (node['Actual Loops'] ?? 0) > 0)
  const scans = nodes.filter((node) => grows.has(node['Relation Name'] ?? ''))
  if (scans.length === 0) return undefined
  const sums = nodes.filter((node) => node['Node Type'] === 'Aggregate')
  const summed = sumOf(sums, ({ Plans = [] }) => sumOf(Plans, returnedOf))
  return {
    text,
    ms,
    read: sumOf(scans, rowsOf),
    returned: Math.max(returnedOf(plan), summed),
    pages: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
    fetched: plan['Shared Read Blocks'] ?? 0,
    scanned: scans
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name'] ?? ''),
  }
}

/** The last line of a plan. */
const endOfPlan = '\n\t}\n'

/** So much of the log is read at once: jobs of 10,000 shops write more than fits into a text. */
const pieceBytes = 64 * 2 ** 20

/** The plans in PostgreSQL's log, which the module `auto_explain` writes of every statement with what it really did. */
export class PlanLog {
  readonly #file: string
  readonly #grows: ReadonlySet<string>
  #from = 0

  constructor(file: string, grows: ReadonlySet<string>) {
    this.#file = file
    this.#grows = grows
  }

  /** Skips what was logged until now. */
  skip(): void {
    this.#from = statSync(this.#file).size
  }

  /** Returns the statements on tables that grow since the last call. */
  take(): readonly Executed[] {
    const file = openSync(this.#file, 'r')
    const { size } = fstatSync(file)
    const taken: Executed[] = []
    while (this.#from < size) {
      const piece = Buffer.alloc(Math.min(size - this.#from, pieceBytes))
      readSync(file, piece, 0, piece.length, this.#from)
      const text = piece.toString('latin1')
      const end = text.lastIndexOf(endOfPlan) + endOfPlan.length
      // A plan that another connection is writing is taken the next time.
      if (end < endOfPlan.length) break
      this.#from += end
      taken.push(...this.#executedIn(text.slice(0, end)))
    }
    closeSync(file)
    return taken
  }

  #executedIn(text: string): readonly Executed[] {
    const found = text.matchAll(/duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g)
    return [...found].flatMap(
      ([, ms, json = '']) =>
        executedOf(Number(ms), json.replaceAll('\n\t', '\n'), this.#grows) ?? [],
    )
  }
}
