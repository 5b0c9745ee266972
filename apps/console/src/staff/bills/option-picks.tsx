import type { Choice, MenuContext, Product, ProductOption } from '@comanda/engine/catalog'
import { localizedName } from '@comanda/engine/catalog'
import {
  addChoice,
  availableGroups,
  choiceId,
  type DraftOption,
  dropChoice,
  entryOf,
  isChoiceAvailable,
  isChoiceSelectable,
  isSinglePick,
  type OptionIssue,
  picksOf,
  quantityOf,
  withEntry,
  withInside,
} from '@comanda/engine/options'
import { StockLevel, stockLevel } from '@comanda/engine/stock'
import { Badge } from '@comanda/ui'
import type { ComponentType } from 'react'
import { useMessages } from '../messages.ts'
import { useFormats } from '../use-formats.ts'
import './option-picks.css'

interface OptionPicksProps {
  readonly product: Product
  readonly options: readonly DraftOption[]
  readonly issues: readonly OptionIssue[]
  readonly context: MenuContext
  readonly onChange: (options: readonly DraftOption[]) => void
}

interface GroupProps {
  readonly group: ProductOption
  readonly entry: DraftOption | undefined
  readonly issues: readonly OptionIssue[]
  readonly context: MenuContext
  readonly onChange: (entry: DraftOption) => void
  /** The picks inside a dish of a set. A prop, since groups contain groups. */
  readonly Inside: ComponentType<OptionPicksProps>
}

const productOf = (choice: Choice, context: MenuContext): Product | undefined =>
  choice.type === 'product' ? context.products.get(choice.product ?? '') : undefined

const isSoldOut = ({ stock }: Product): boolean => {
  const level = stockLevel(stock, false, 1)
  return level === StockLevel.NotSelling || level === StockLevel.OutOfStock
}

/** A choice as a button: pressed again it is dropped, or taken once more if the group takes several of one. */
const ChoiceButton = ({
  group,
  choice,
  entry,
  context,
  onChange,
}: Omit<GroupProps, 'issues' | 'Inside'> & { readonly choice: Choice }) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const dish = productOf(choice, context)
  const units = quantityOf(picksOf(entry), choiceId(choice))
  const isOut = dish !== undefined && isSoldOut(dish)
  const isOpen = isChoiceSelectable(group, choice, entry) && !isOut
  const takesMore = group.allowQuantity === true || group.allowSameValue === true
  const { price = 0 } = choice
  const press = (): void => {
    const isMore = units === 0 || (takesMore && isOpen)
    const next = isMore
      ? addChoice(group, choice, entry, context)
      : dropChoice(group, choice, entry)
    if (next) onChange(next)
  }
  return (
    <button
      type="button"
      className="entry-choice"
      aria-pressed={units > 0}
      disabled={units === 0 && !isOpen && !(isSinglePick(group) && !isOut)}
      onClick={press}
    >
      <span>{localizedName(choice.name ?? dish?.name, locale)}</span>
      {units > 1 && <strong>{`× ${units}`}</strong>}
      {price !== 0 && <small>{`${price > 0 ? '+' : ''}${money(price)}`}</small>}
      {isOut && <small>{t('dishes.soldOut')}</small>}
    </button>
  )
}

const Group = ({ group, entry, issues, context, onChange, Inside }: GroupProps) => {
  const { t, locale } = useMessages()
  const choices = (group.choices ?? []).filter((choice) => isChoiceAvailable(choice, context))
  const picks = picksOf(entry)
  return (
    <fieldset className="entry-group">
      <legend>
        {localizedName(group.name, locale)}{' '}
        {issues.length > 0 && <Badge tone="highlight">{t('entry.choose')}</Badge>}
      </legend>
      <div className="entry-choices">
        {choices.map((choice) => (
          <ChoiceButton key={choiceId(choice)} {...{ group, choice, entry, context, onChange }} />
        ))}
      </div>
      {entry &&
        picks.map(({ choice: id, options }, at) => {
          const choice = choices.find((one) => choiceId(one) === id)
          const dish = choice && productOf(choice, context)
          if (!dish || availableGroups(dish, context).length === 0) return null
          const nested = issues.find((issue) => issue.code === 'nested' && issue.pick === at)
          return (
            <div key={`${id} ${at}`} className="entry-inside">
              <p>{localizedName(choice.name ?? dish.name, locale)}</p>
              <Inside
                product={dish}
                options={options}
                issues={nested?.nested ?? []}
                context={context}
                onChange={(next) => onChange(withInside(entry, at, next))}
              />
            </div>
          )
        })}
    </fieldset>
  )
}

/** The choices of a dish as buttons, all of them in sight; what is still missing is marked. */
export const OptionPicks = ({ product, options, issues, context, onChange }: OptionPicksProps) =>
  availableGroups(product, context).map((group) => (
    <Group
      key={group._id}
      group={group}
      entry={entryOf(options, group._id)}
      issues={issues.filter((issue) => issue.group === group._id)}
      context={context}
      onChange={(entry) => onChange(withEntry(options, entry))}
      Inside={OptionPicks}
    />
  ))
