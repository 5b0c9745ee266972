import { Client } from 'pg'

/** A statement that was sent with values. */
export interface SentStatement {
  readonly text: string
  readonly values: readonly unknown[]
  /** Counts the turns of the event loop that sent statements: those of one turn are one message to the database. */
  readonly turn: number
  readonly connection: Client
}

/** The statements that connections send which are opened while they are noted. */
export interface NotedStatements {
  /** Returns and forgets what was sent since the last call. */
  take(): readonly SentStatement[]
  end(): void
}

/** Notes every statement; connections take the method when they are opened. */
export const noteStatements = (): NotedStatements => {
  let sent: SentStatement[] = []
  let turn = 0
  let isTurnOver = true
  const query: unknown = Reflect.get(Client.prototype, 'query')
  if (typeof query !== 'function') throw new TypeError('a client has no query()')
  const noted = function (this: Client, ...all: unknown[]): unknown {
    const [first, second] = all
    if (typeof first === 'object' && first && 'text' in first) {
      const own = 'values' in first ? first.values : undefined
      const values = Array.isArray(second) ? second : Array.isArray(own) ? own : []
      if (isTurnOver) {
        turn += 1
        isTurnOver = false
        process.nextTick(() => {
          isTurnOver = true
        })
      }
      sent.push({ text: String(first.text), values, turn, connection: this })
    }
    return Reflect.apply(query, this, all)
  }
  Reflect.set(Client.prototype, 'query', noted)
  return {
    take: () => {
      const taken = sent
      sent = []
      return taken
    },
    end: () => {
      Reflect.set(Client.prototype, 'query', query)
    },
  }
}
