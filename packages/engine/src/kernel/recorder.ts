/** What rules took off one line, in their order: position of the rule among the outcomes → cents, 0 or more. */
export interface RecordedDiscounts {
  readonly outcomes: number[]
  readonly amounts: number[]
}

/** Records which rule took how much off which line; present only if a result is explained. */
export interface Recorder {
  /** Line → its discounts. */
  readonly lines: readonly RecordedDiscounts[]
  /** Position of the rule at work. */
  outcome: number
}

/** A recorder for these lines. */
export const createRecorder = (lines: readonly unknown[]): Recorder => ({
  lines: lines.map(() => ({ outcomes: [], amounts: [] })),
  outcome: 0,
})

/** Adds an amount that the current rule took off a line. */
export const record = (recorder: Recorder, line: number, amount: number): void => {
  if (amount === 0) return
  const { outcomes, amounts } = recorder.lines[line]!
  const last = outcomes.length - 1
  if (last >= 0 && outcomes[last] === recorder.outcome) amounts[last]! += amount
  else {
    outcomes.push(recorder.outcome)
    amounts.push(amount)
  }
}
