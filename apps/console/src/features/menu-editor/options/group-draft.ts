import { addedAmountIn } from '../../../staff/bills/amount-in.ts'
import { newRecordId } from '@comanda/client/staff'
import type { Product, ProductOption } from '@comanda/contract'
import {
  type DraftField,
  names,
  number,
  oneOrNone,
  sign,
  some,
  someOrAll,
  unlessNot,
} from '../../../forms/draft-fields.ts'
import { type EnteredNames, enteredNames, nameOf, noNames } from '../../../forms/names.ts'
import { type DraftOf, recordDraft } from '../../../forms/record-draft.ts'

type Choice = ProductOption['choices'][number]

/** A choice as it is entered; everything else of it stays. */
export interface ChoiceDraft {
  readonly choice: Choice
  readonly name: EnteredNames
  readonly price: string
  /** Chosen until the guest chooses otherwise. */
  readonly isDefault: boolean
  /** How many of it are taken, if it is taken, and the most; empty for 1 and for no limit of its own. */
  readonly least: string
  readonly most: string
}

export const newChoice = (): ChoiceDraft => ({
  choice: { _id: newRecordId(), name: [] },
  name: noNames,
  price: '',
  isDefault: false,
  least: '',
  most: '',
})

/** Returns a choice that is a dish: its group makes a set. */
export const dishChoice = ({ _id, name }: Pick<Product, '_id' | 'name'>): ChoiceDraft => ({
  ...newChoice(),
  choice: { _id: newRecordId(), name, type: 'product', product: _id },
  name: enteredNames(name),
})

/** Whether what is entered of a choice's price is no amount: it would cost nothing. */
export const isWrongAmount = (text: string): boolean =>
  text.trim() !== '' && addedAmountIn(text) === undefined

/** Whether the least of a choice is more than its most: it could not be taken. */
export const isWrongRange = ({ least, most }: Pick<ChoiceDraft, 'least' | 'most'>): boolean =>
  most.trim() !== '' && Number(most) < Number(least)

const count: DraftField<number, string> = {
  ...number,
  read: (entered) => (/^\d{1,3}$/.test(entered.trim()) ? Number(entered) : null),
}

/** Returns a choice with what was entered of it. */
const choiceOf = ({ choice, name, price, isDefault, least, most }: ChoiceDraft): Choice => {
  const {
    price: _before,
    defaultSelected: _wasDefault,
    minQuantity: _wasLeast,
    maxQuantity: _wasMost,
    ...rest
  } = choice
  const [minQuantity, maxQuantity] = [count.read(least), count.read(most)]
  const cost = addedAmountIn(price)
  const isSame = JSON.stringify(enteredNames(choice.name)) === JSON.stringify(name)
  return {
    ...rest,
    name: isSame ? choice.name : nameOf(name),
    ...(cost === undefined ? {} : { price: cost }),
    ...(isDefault ? { defaultSelected: true } : {}),
    ...(minQuantity === null ? {} : { minQuantity }),
    ...(maxQuantity === null ? {} : { maxQuantity }),
  }
}

const choices: DraftField<Choice[], readonly ChoiceDraft[]> = {
  blank: [],
  enter: (all = []) =>
    all.map((choice) => ({
      choice,
      name: enteredNames(choice.name),
      price: number.enter(choice.price),
      isDefault: choice.defaultSelected ?? false,
      least: count.enter(choice.minQuantity),
      most: count.enter(choice.maxQuantity),
    })),
  read: (entered) => entered.map(choiceOf),
}

export const group = recordDraft<ProductOption>()({
  name: names,
  required: { ...sign, blank: true },
  multiple: sign,
  // How the dishes that are its choices make the price of the whole, if they are the parts of one dish (HALF).
  partsPrice: oneOrNone(),
  // Whether the same choice can be picked apart, with other options; parts can.
  allowSameValue: sign,
  // Whether one choice can be taken several times.
  allowQuantity: unlessNot,
  minPick: count,
  maxPick: count,
  // How many of all choices together.
  minQuantity: count,
  maxQuantity: count,
  allowedOrderType: someOrAll(),
  timeConditions: some(),
  choices,
})
export type GroupDraft = DraftOf<typeof group>

/** Returns the data of a new group. */
export const groupData = (draft: GroupDraft): object => {
  const { _id: _chosenLater, ...data } = group.createData(draft)
  return data
}
