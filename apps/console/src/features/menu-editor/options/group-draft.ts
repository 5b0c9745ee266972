import { addedAmountIn } from '../../../staff/bills/amount-in.ts'
import { type FieldChange, newRecordId } from '@comanda/client/staff'
import type { Product, ProductOption } from '@comanda/contract'
import { type EnteredNames, enteredNames, nameOf, noNames } from '../../../forms/names.ts'

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

/** An option group as it is entered. */
export interface GroupDraft {
  readonly name: EnteredNames
  readonly required: boolean
  readonly multiple: boolean
  /** How the dishes that are its choices make the price of the whole, if they are the parts of one dish (HALF). */
  readonly partsPrice: ProductOption['partsPrice']
  /** Whether the same choice can be picked apart, with other options; parts can. */
  readonly allowSameValue: boolean
  /** Whether one choice can be taken several times. */
  readonly allowQuantity: boolean
  readonly minPick: string
  readonly maxPick: string
  /** How many of all choices together. */
  readonly minQuantity: string
  readonly maxQuantity: string
  /** The kinds of orders that have it; all if undefined. */
  readonly allowedOrderType: ProductOption['allowedOrderType']
  /** The times at which it is offered; always if there is none. */
  readonly timeConditions: readonly string[]
  readonly choices: readonly ChoiceDraft[]
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
  choice: { _id: newRecordId(), name, type: 'product', product: _id },
  name: enteredNames(name),
  price: '',
  isDefault: false,
  least: '',
  most: '',
})

export const newGroup = (): GroupDraft => ({
  name: noNames,
  required: true,
  multiple: false,
  partsPrice: undefined,
  allowSameValue: false,
  allowQuantity: true,
  minPick: '',
  maxPick: '',
  minQuantity: '',
  maxQuantity: '',
  allowedOrderType: undefined,
  timeConditions: [],
  choices: [newChoice()],
})

export const groupDraft = (group: ProductOption): GroupDraft => ({
  name: enteredNames(group.name),
  required: group.required ?? false,
  multiple: group.multiple ?? false,
  partsPrice: group.partsPrice,
  allowSameValue: group.allowSameValue ?? false,
  allowQuantity: group.allowQuantity ?? true,
  minPick: group.minPick?.toString() ?? '',
  maxPick: group.maxPick?.toString() ?? '',
  minQuantity: group.minQuantity?.toString() ?? '',
  maxQuantity: group.maxQuantity?.toString() ?? '',
  // An empty list allows all, as none does.
  allowedOrderType: group.allowedOrderType?.length ? group.allowedOrderType : undefined,
  timeConditions: group.timeConditions ?? [],
  choices: group.choices.map((choice) => ({
    choice,
    name: enteredNames(choice.name),
    price: choice.price?.toString() ?? '',
    isDefault: choice.defaultSelected ?? false,
    least: choice.minQuantity?.toString() ?? '',
    most: choice.maxQuantity?.toString() ?? '',
  })),
})

/** Whether what is entered of a choice's price is no amount: it would cost nothing. */
export const isWrongAmount = (text: string): boolean =>
  text.trim() !== '' && addedAmountIn(text) === undefined

/** Whether the least of a choice is more than its most: it could not be taken. */
export const isWrongRange = ({ least, most }: Pick<ChoiceDraft, 'least' | 'most'>): boolean =>
  most.trim() !== '' && Number(most) < Number(least)

const count = (text: string): number | undefined =>
  /^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Returns a choice with what was entered of it. */
const choiceOf = ({ choice, name, price, isDefault, least, most }: ChoiceDraft): Choice => {
  const {
    price: _before,
    defaultSelected: _wasDefault,
    minQuantity: _wasLeast,
    maxQuantity: _wasMost,
    ...rest
  } = choice
  const [minQuantity, maxQuantity] = [count(least), count(most)]
  const cost = addedAmountIn(price)
  const names = isSame(enteredNames(choice.name), name) ? choice.name : nameOf(name)
  return {
    ...rest,
    name: names,
    ...(cost === undefined ? {} : { price: cost }),
    ...(isDefault ? { defaultSelected: true } : {}),
    ...(minQuantity === undefined ? {} : { minQuantity }),
    ...(maxQuantity === undefined ? {} : { maxQuantity }),
  }
}

/** Returns the fields of a group; `undefined` for none. */
const fieldsOf = ({
  name,
  required,
  multiple,
  partsPrice,
  allowSameValue,
  allowQuantity,
  minPick,
  maxPick,
  minQuantity,
  maxQuantity,
  allowedOrderType,
  timeConditions,
  choices,
}: GroupDraft) => ({
  name: nameOf(name),
  required: required ? true : undefined,
  multiple: multiple ? true : undefined,
  partsPrice,
  allowSameValue: allowSameValue ? true : undefined,
  allowQuantity: allowQuantity ? undefined : false,
  minPick: count(minPick),
  maxPick: count(maxPick),
  minQuantity: count(minQuantity),
  maxQuantity: count(maxQuantity),
  allowedOrderType,
  timeConditions: timeConditions.length === 0 ? undefined : timeConditions,
  choices: choices.map(choiceOf),
})

/** Returns what was entered differently. */
export const groupChanges = (group: ProductOption, draft: GroupDraft): readonly FieldChange[] => {
  const before = groupDraft(group)
  const fields = fieldsOf(draft)
  return (Object.keys(fields) as (keyof typeof fields)[]).flatMap((field) =>
    isSame(before[field], draft[field])
      ? []
      : [
          {
            path: 'productOptions' as const,
            record: group._id,
            field,
            seen: group[field],
            to: fields[field],
          },
        ],
  )
}

/** Returns the data of a new group. */
export const groupData = (draft: GroupDraft): object =>
  Object.fromEntries(Object.entries(fieldsOf(draft)).filter(([, value]) => value !== undefined))
