import { MAX_QUANTITY } from '@comanda/engine/cart'
import type { Choice, MenuContext, Product, ProductOption } from '@comanda/engine/catalog'
import {
  choiceId,
  type DraftOption,
  isChoiceSelectable,
  isSinglePick,
  picksOf,
  quantityOf,
  unpickChoice,
} from '@comanda/engine/options'
import { CheckRow, RadioRow, Stepper } from '@comanda/ui'
import { useMoney } from '../../money/use-money.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useNames } from '../../language/use-names.ts'
import { choiceLevel, isSoldOutLevel } from './choice-stock.ts'
import { addChoice, dropChoice } from './draft-edit.ts'
import { isGroupRequired } from './option-rule.ts'

interface ChoiceItemProps {
  readonly product: Product
  readonly group: ProductOption
  readonly choice: Choice
  readonly entry: DraftOption | undefined
  readonly context: MenuContext
  readonly path: string
  readonly onChange: (entry: DraftOption) => void
}

/** One choice: a press anywhere on the row picks it; a choice that can be picked several times has a stepper. */
export const ChoiceItem = ({
  product,
  group,
  choice,
  entry,
  context,
  path,
  onChange,
}: ChoiceItemProps) => {
  const { t } = useOrderingMessages()
  const name = useNames()
  const money = useMoney()
  const units = quantityOf(picksOf(entry), choiceId(choice))
  const isPicked = units > 0
  const isSoldOut = isSoldOutLevel(choiceLevel(product, group, choice, context))
  const isOpen = isChoiceSelectable(group, choice, entry) && !isSoldOut
  const title = name(choice.name ?? context.products.get(choice.product ?? '')?.name)
  const price = choice.price ?? 0
  const countsUnits = group.allowQuantity === true || group.allowSameValue === true
  const add = () => onChange(addChoice(group, choice, entry, context))
  const end = (
    <span className="choice-end">
      {price !== 0 &&
        t(price > 0 ? 'product.extra' : 'product.less', { price: money(Math.abs(price)) })}
      {isPicked && countsUnits && (
        <Stepper
          value={units}
          min={0}
          max={isOpen ? MAX_QUANTITY : units}
          label={t('dish.quantityOf', { name: title })}
          increaseLabel={t('dish.increase')}
          decreaseLabel={t('dish.decrease')}
          onChange={(next) => (next > units ? add() : onChange(unpickChoice(group, choice, entry)))}
        />
      )}
    </span>
  )
  const row = {
    end,
    name: path,
    checked: isPicked,
    disabled: (!isOpen && !isPicked) || entry?.fixed === true,
    note: isSoldOut ? t('dish.soldOut') : undefined,
    children: title,
  }
  if (isSinglePick(group) && isGroupRequired(group)) return <RadioRow {...row} onChange={add} />
  return (
    <CheckRow
      {...row}
      onChange={() => {
        if (!isPicked) return add()
        const left = dropChoice(group, choice, entry)
        if (left) onChange(left)
        return undefined
      }}
    />
  )
}
