import type { ChosenCreditLimit, ChosenLimits } from '@comanda/client/staff'

/** The limits as they are entered: texts, of which an empty one is the default. */
export interface LimitsDraft {
  readonly refund: string
  readonly creditEach: string
  readonly creditDaily: string
  readonly pointsEach: string
  readonly pointsDaily: string
}

const text = (value: number | undefined): string => String(value ?? '')

export const draftOf = ({ refund, credit, points }: ChosenLimits): LimitsDraft => ({
  refund: text(refund),
  creditEach: text(credit?.each),
  creditDaily: text(credit?.daily),
  pointsEach: text(points?.each),
  pointsDaily: text(points?.daily),
})

/** Returns whether only one of two sums is entered: they are set together. */
export const isHalf = (each: string, daily: string): boolean =>
  (each.trim() === '') !== (daily.trim() === '')

const pair = (each: string, daily: string): ChosenCreditLimit | undefined =>
  each.trim() === '' ? undefined : { each: Number(each), daily: Number(daily) }

/** Returns what was entered, or undefined if one of two sums is missing. */
export const chosenOf = (draft: LimitsDraft): ChosenLimits | undefined => {
  const { refund, creditEach, creditDaily, pointsEach, pointsDaily } = draft
  if (isHalf(creditEach, creditDaily) || isHalf(pointsEach, pointsDaily)) return undefined
  return {
    refund: refund.trim() === '' ? undefined : Number(refund),
    credit: pair(creditEach, creditDaily),
    points: pair(pointsEach, pointsDaily),
  }
}
