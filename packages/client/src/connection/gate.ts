/** Makes calls wait until the connection is ready for them. */
export interface Gate {
  readonly open: () => void
  readonly shut: () => void
  /** Resolves to `true` once it is open, or to `false` after the timeout (ms). */
  readonly passed: (timeout: number) => Promise<boolean>
}

export const createGate = (): Gate => {
  let isOpen = false
  const waiting = new Set<() => void>()
  return {
    open: () => {
      isOpen = true
      for (const pass of waiting) pass()
    },
    shut: () => {
      isOpen = false
    },
    passed: (timeout) =>
      new Promise((resolve) => {
        if (isOpen) {
          resolve(true)
          return
        }
        const end = (open: boolean) => {
          clearTimeout(timer)
          waiting.delete(pass)
          resolve(open)
        }
        const pass = () => end(true)
        const timer = setTimeout(() => end(false), timeout)
        waiting.add(pass)
      }),
  }
}
