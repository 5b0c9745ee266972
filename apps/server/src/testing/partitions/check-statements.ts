// Runs before each test file: after it, fails by name for each statement of the sources that touched more than one partition.
import { type Client, DatabaseError } from 'pg'
import { afterAll, inject } from 'vitest'
import '../test-engine.ts'
import { sharedConnection } from '../shared-connection.ts'
import { statementsOverAll } from './statements-over-all.ts'
import { touchedPartitions, touchesSeveral } from './touched-partitions.ts'
import { type SentStatement, takeSentStatements } from './watch-statements.ts'

const ownSource = /^(testing|hostile-input|reliability)\/|\.test\.ts:/

/** Schema and tables of the queues are made by a server that starts: the database of plans has none. */
const isOfQueues = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.code === '42P01' || error.code === '3F000')

/** A value that PostgreSQL does not take was refused when the server sent it, too: such a statement touches nothing. */
const isOfValues = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code?.startsWith('22') === true

const { plans } = inject('testEngine')
const plan = async (client: Client, statement: SentStatement): Promise<string | undefined> => {
  const [issuer = 'an unknown line'] = statement.lines
  const file = issuer.replace(/:\d+$/, '')
  if (ownSource.test(issuer) || statementsOverAll[file] !== undefined) return undefined
  const what = statement.name ? `"${statement.name}"` : statement.text.slice(0, 300)
  try {
    const touched = await touchedPartitions(client, statement.text, statement.values)
    if (!touchesSeveral(touched)) return undefined
    return `${issuer} touches ${touched.places.size} partitions of ${touched.tables.join(', ')}: ${what}`
  } catch (error) {
    if (isOfQueues(error) || isOfValues(error)) return undefined
    return `${issuer} cannot be planned on partitions, ${String(error)}: ${what}`
  }
}

const failures = async (database: string): Promise<string[]> => {
  const statements = takeSentStatements()
  if (statements.length === 0) return []
  const client = await sharedConnection(database)
  const found = new Set<string>()
  for (const statement of statements) {
    const failure = await plan(client, statement)
    if (failure) found.add(failure)
  }
  return [...found]
}

if (plans) {
  afterAll(async () => {
    const found = await failures(plans)
    if (found.length > 0) throw new Error(`Not for one shop or member:\n${found.join('\n')}`)
  })
}
