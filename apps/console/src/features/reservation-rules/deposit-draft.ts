import { newRecordId } from '@comanda/client/staff'
import type { DepositRule } from '@comanda/contract'

/** A rule of deposits as it is entered; what is empty is not set. */
export interface EnteredDeposit {
  /** Tells the rules of the form apart. */
  readonly key: string
  readonly amount: string
  readonly per: DepositRule['per']
  readonly minGuests: string
  readonly weekdays: readonly number[]
  readonly startDate: string
  readonly endDate: string
  readonly diningSession: string
}

export const newDeposit = (): EnteredDeposit => ({
  key: newRecordId(),
  amount: '',
  per: 'head',
  minGuests: '',
  weekdays: [],
  startDate: '',
  endDate: '',
  diningSession: '',
})

export const enteredDeposits = (
  rules: readonly DepositRule[] | undefined = [],
): readonly EnteredDeposit[] =>
  rules.map(({ amount, minGuests, ...rule }, index) => ({
    ...newDeposit(),
    key: String(index),
    ...rule,
    amount: String(amount),
    minGuests: minGuests === undefined ? '' : String(minGuests),
  }))

export const sentDeposits = (deposits: readonly EnteredDeposit[]): DepositRule[] =>
  deposits.map(({ amount, per, minGuests, weekdays, startDate, endDate, diningSession }) => ({
    amount: Number(amount),
    per,
    ...(minGuests.trim() === '' ? {} : { minGuests: Number(minGuests) }),
    ...(weekdays.length === 0 ? {} : { weekdays: [...weekdays] }),
    ...(startDate === '' ? {} : { startDate }),
    ...(endDate === '' ? {} : { endDate }),
    ...(diningSession === '' ? {} : { diningSession }),
  }))
