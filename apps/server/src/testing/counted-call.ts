import { setTimeout } from 'node:timers/promises'
import type { NotedStatements, SentStatement } from './noted-statements.ts'

/** What a call asks of the database. */
export interface CountedCall {
  readonly statements: number
  /** How often a connection waited for responses: statements that are sent together are one. */
  readonly roundTrips: number
  /** Transactions that wrote, and writes by themselves. */
  readonly commits: number
}

const writes = /^\s*(insert|update|delete|with\b[^;]*\b(insert into|update|delete from))\b/i

/** Returns all statements until none follow. */
const untilQuiet = async (noted: NotedStatements): Promise<readonly SentStatement[]> => {
  const all: SentStatement[] = []
  for (;;) {
    await setTimeout(30)
    const sent = noted.take()
    if (sent.length === 0) return all
    all.push(...sent)
  }
}

const commitsOf = (sent: readonly SentStatement[]): number => {
  const open = new Map<SentStatement['connection'], boolean>()
  let commits = 0
  for (const { text, connection } of sent) {
    const hasWritten = open.get(connection)
    if (/^begin/i.test(text)) open.set(connection, false)
    else if (/^(commit|rollback)$/i.test(text)) {
      if (text === 'commit' && hasWritten) commits += 1
      open.delete(connection)
    } else if (writes.test(text)) {
      if (hasWritten === undefined) commits += 1
      else open.set(connection, true)
    }
  }
  return commits
}

/** Returns what a call asks of the database, with what it announces afterwards. */
export const countCall = async (
  noted: NotedStatements,
  call: () => Promise<unknown>,
): Promise<CountedCall> => {
  await untilQuiet(noted)
  await call()
  const sent = await untilQuiet(noted)
  const turns = new Map<SentStatement['connection'], Set<number>>()
  for (const { connection, turn } of sent)
    turns.set(connection, (turns.get(connection) ?? new Set()).add(turn))
  const roundTrips = [...turns.values()].reduce((sum, { size }) => sum + size, 0)
  return { statements: sent.length, roundTrips, commits: commitsOf(sent) }
}
