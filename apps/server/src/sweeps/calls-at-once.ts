interface Limits {
  /** How many calls of one account may be under way. */
  readonly most: number
  /** How long another waits for one of them to end, in ms. */
  readonly patience: number
}

/** Bounds the calls of each payment account: its provider would refuse more, and one that is silent must not occupy all. */
export class CallsAtOnce {
  readonly #limits: Limits
  readonly #underWay = new Map<string, number>()
  readonly #waiting = new Map<string, Set<() => void>>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Makes a call once fewer are under way. Returns undefined without having made it if that takes too long. */
  async call<T>(account: string, make: () => Promise<T>): Promise<T | undefined> {
    if (!(await this.#begin(account))) return undefined
    try {
      return await make()
    } finally {
      this.#end(account)
    }
  }

  #begin(account: string): Promise<boolean> {
    const { most, patience } = this.#limits
    const underWay = this.#underWay.get(account) ?? 0
    if (underWay < most) {
      this.#underWay.set(account, underWay + 1)
      return Promise.resolve(true)
    }
    const waiting = this.#waiting.get(account) ?? new Set()
    this.#waiting.set(account, waiting)
    return new Promise((resolve) => {
      const begin = (): void => {
        clearTimeout(timer)
        waiting.delete(begin)
        resolve(true)
      }
      const timer = setTimeout(() => {
        waiting.delete(begin)
        resolve(false)
      }, patience)
      waiting.add(begin)
    })
  }

  #end(account: string): void {
    const [next] = this.#waiting.get(account) ?? []
    if (next) {
      next()
      return
    }
    this.#waiting.delete(account)
    const left = (this.#underWay.get(account) ?? 1) - 1
    if (left > 0) this.#underWay.set(account, left)
    else this.#underWay.delete(account)
  }
}
