/** What one rule took off one line, in cents, 0 or more. */
export interface RecordedDiscount {
  /** Position of the rule among the outcomes. */
  readonly outcome: number
  amount: number
}

/** Records which rule took how much off which line; present only if a result is explained. */
export interface Recorder {
  /** Line → its discounts, in the order of the rules. */
  readonly lines: readonly RecordedDiscount[][]
  /** Position of the rule at work. */
  outcome: number
}

/** A recorder for so many lines. */
export const createRecorder = (lines: number): Recorder => ({
  lines: Array.from({ length: lines }, () => []),
  outcome: 0,
})

/** Adds an amount that the current rule took off a line. */
export const record = (recorder: Recorder, line: number, amount: number): void => {
  if (amount === 0) return
  const list = recorder.lines[line]!
  const last = list.at(-1)
  if (last?.outcome === recorder.outcome) last.amount += amount
  else list.push({ outcome: recorder.outcome, amount })
}
