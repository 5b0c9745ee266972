/** What a campaign prints: its figures, and what it has shown. */
export class Report {
  #failures = 0
  #statements = 0
  readonly #start = performance.now()

  /** Prints what happens, with the seconds since the start. */
  step(text: string): void {
    const seconds = ((performance.now() - this.#start) / 1000).toFixed(1)
    console.log(`${seconds.padStart(7)} s  ${text}`)
  }

  figure(name: string, value: number | string): void {
    console.log(`           ${name.padEnd(58)} ${value}`)
  }

  /** Prints whether a statement holds; one that does not fails the campaign. */
  holds(statement: string, isTrue: boolean, found?: number | string): void {
    this.#statements += 1
    if (!isTrue) this.#failures += 1
    const detail = found === undefined ? '' : `: ${found}`
    console.log(`${isTrue ? 'ok  ' : 'FAIL'}       ${statement}${detail}`)
  }

  /** Whether the campaign has shown something, and all of it is true. */
  get isSuccess(): boolean {
    return this.#statements > 0 && this.#failures === 0
  }
}
