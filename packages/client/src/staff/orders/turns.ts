/** Tasks with the same key run one after the other. */
export interface Turns {
  /** Runs a task when the earlier ones with its key have ended, whether or not they failed. */
  readonly take: <Result>(key: string, task: () => Promise<Result>) => Promise<Result>
  /** Returns whether a task with the key runs or waits. */
  readonly isTaken: (key: string) => boolean
}

export const createTurns = (): Turns => {
  const last = new Map<string, Promise<unknown>>()
  return {
    take: async (key, task) => {
      const before = last.get(key)
      const turn = before ? before.then(task, task) : task()
      last.set(key, turn)
      try {
        return await turn
      } finally {
        if (last.get(key) === turn) last.delete(key)
      }
    },
    isTaken: (key) => last.has(key),
  }
}
