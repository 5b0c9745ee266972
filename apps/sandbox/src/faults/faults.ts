import type { Fault } from './fault-names.ts'

interface Next {
  readonly fault: Fault
  readonly provider: string | undefined
}

/** The faults that were set, by the reference of the payment, the refund's payment or the invoice. */
export class Faults {
  readonly #byReference = new Map<string, Set<Fault>>()
  readonly #spent = new Set<string>()
  #next: Next[] = []

  set(reference: string, fault: Fault): void {
    const known = this.#byReference.get(reference) ?? new Set()
    this.#byReference.set(reference, known.add(fault))
  }

  /** Sets a fault for the next payment that begins, of one provider or of any. */
  setNext(fault: Fault, provider?: string): void {
    this.#next.push({ fault, provider })
  }

  clear(reference: string): void {
    this.#byReference.delete(reference)
  }

  clearNext(): void {
    this.#next = []
  }

  /** Gives a payment that begins the faults that were set for the next. */
  begin(provider: string, reference: string): void {
    const isMeant = (next: Next): boolean =>
      next.provider === undefined || next.provider === provider
    for (const { fault } of this.#next.filter(isMeant)) this.set(reference, fault)
    this.#next = this.#next.filter((next) => !isMeant(next))
  }

  has(reference: string, fault: Fault): boolean {
    return this.#byReference.get(reference)?.has(fault) ?? false
  }

  /** Whether a fault is set that happens only once, and has not happened yet. */
  takes(reference: string, fault: Fault): boolean {
    const key = `${reference} ${fault}`
    if (!this.has(reference, fault) || this.#spent.has(key)) return false
    this.#spent.add(key)
    return true
  }

  of(reference: string): Fault[] {
    return [...(this.#byReference.get(reference) ?? [])]
  }

  next(): readonly Next[] {
    return this.#next
  }

  reset(): void {
    this.#byReference.clear()
    this.#spent.clear()
    this.#next = []
  }
}
