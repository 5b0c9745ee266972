import { MAX_QUANTITY } from '@comanda/engine/stock'
import type { Choice, MenuContext, Product, ProductOption } from '@comanda/engine/catalog'
import {
  addChoice,
  choiceId,
  type DraftOption,
  dropChoice,
  isChoiceSelectable,
  isSinglePick,
  picksOf,
  quantityOf,
  unpickChoice,
} from '@comanda/engine/options'
import { CheckRow, Picture, Price, RadioRow, Stepper } from '@comanda/ui'
import type { ChangeEvent } from 'react'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useMoney } from '../../money/use-money.ts'
import { pictureSource } from '../../pictures/attachment-url.ts'
import { pictureSizes } from '../../pictures/picture-sizes.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useLang } from '../../language/use-lang.ts'
import { useNames } from '../../language/use-names.ts'
import { choiceLevel, isSoldOutLevel } from './choice-stock.ts'
import { productOf } from './course.ts'
import { isGroupRequired } from './option-rule.ts'

interface ChoiceItemProps {
  readonly product: Product
  readonly group: ProductOption
  readonly choice: Choice
  readonly entry: DraftOption | undefined
  readonly context: MenuContext
  readonly path: string
  /** Reports the picks, and whether a pointer made them. */
  readonly onChange: (entry: DraftOption, isPointer: boolean) => void
}

/** Returns true if a press by mouse or finger made the change: a keyboard and a screen reader click without one. */
const isByPointer = ({ nativeEvent }: ChangeEvent): boolean =>
  nativeEvent instanceof UIEvent && nativeEvent.detail > 0

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
  const lang = useLang()
  const money = useMoney()
  const units = quantityOf(picksOf(entry), choiceId(choice))
  const isPicked = units > 0
  const isSoldOut = isSoldOutLevel(choiceLevel(product, group, choice, context))
  const isOpen = isChoiceSelectable(group, choice, entry) && !isSoldOut
  const { menu } = useCatalogue()
  const dish = productOf(choice, context)
  const image = menu?.products.find(({ _id }) => _id === dish?._id)?.images?.[0]
  const title = name(choice.name ?? dish?.name)
  const price = choice.price ?? 0
  const countsUnits = group.allowQuantity === true || group.allowSameValue === true
  const add = (isPointer = false) => onChange(addChoice(group, choice, entry, context), isPointer)
  const end = (
    <span className="choice-end">
      {price !== 0 && (
        <Price
          text={t(price > 0 ? 'product.extra' : 'product.less', { price: money(Math.abs(price)) })}
        />
      )}
      {isPicked && countsUnits && (
        <Stepper
          value={units}
          min={0}
          max={isOpen ? MAX_QUANTITY : units}
          label={t('dish.quantityOf', { name: title })}
          increaseLabel={t('dish.increase')}
          decreaseLabel={t('dish.decrease')}
          onChange={(next) =>
            next > units ? add() : onChange(unpickChoice(group, choice, entry), false)
          }
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
    children: <span lang={lang(choice.name ?? dish?.name)}>{title}</span>,
    picture: dish && <Picture ratio="wide" alt="" {...pictureSource(image, pictureSizes.dish)} />,
  }
  if (isSinglePick(group) && isGroupRequired(group))
    return <RadioRow {...row} onChange={(event) => add(isByPointer(event))} />
  return (
    <CheckRow
      {...row}
      onChange={(event) => {
        if (!isPicked) return add(isByPointer(event))
        const left = dropChoice(group, choice, entry)
        if (left) onChange(left, false)
        return undefined
      }}
    />
  )
}
