/** A request that reads its result right before its event, as in a queue of transactions. */
class MemoryRequest<T> extends EventTarget {
  result: T | undefined

  constructor(read: () => T) {
    super()
    queueMicrotask(() => {
      this.result = structuredClone(read())
      this.dispatchEvent(new Event('success'))
    })
  }
}

/** The part of IndexedDB that intentions use, with one store in memory. `isBroken`: its transactions fail. */
export const memoryDatabase = () => {
  const stored = new Map<string, unknown>()
  const switches = { isBroken: false }
  const store = {
    get: (key: string) => new MemoryRequest(() => stored.get(key)),
    getAll: () => new MemoryRequest(() => [...stored.values()]),
    put: (value: { key: string }) => stored.set(value.key, structuredClone(value)),
    delete: (key: string) => stored.delete(key),
  }
  const transaction = () => {
    if (switches.isBroken) throw new DOMException('The database connection is closing')
    const made = new EventTarget()
    setTimeout(() => made.dispatchEvent(new Event('complete')))
    return Object.assign(made, { objectStore: () => store })
  }
  const open = () => {
    const request = new EventTarget()
    queueMicrotask(() => request.dispatchEvent(new Event('success')))
    return Object.assign(request, { result: { transaction, createObjectStore: () => store } })
  }
  return { indexedDB: { open } as unknown as IDBFactory, stored, switches }
}
