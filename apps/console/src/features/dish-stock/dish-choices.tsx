import type { Choice, Menu, Product } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Switch } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'

/** A choice of an option group, and how many there are of it; null is without limit. */
export interface ShownChoice {
  readonly productOption: string
  readonly choice: string
  readonly name: string
  readonly quantity: number | null
}

/** A dish that is a choice is switched off as that dish. */
const isOwn = ({ type }: Choice): boolean => type !== 'product'

interface DishChoicesProps {
  readonly dish: Product
  readonly menu: Pick<Menu, 'productOptions'>
  readonly onChange: (choice: ShownChoice, isOffered: boolean) => void
}

/** The choices of a dish, each with a switch that offers it for every dish that has it. */
export const DishChoices = ({ dish, menu, onChange }: DishChoicesProps) => {
  const { t, locale } = useMessages()
  const groups = menu.productOptions.filter(
    ({ _id, choices }) => dish.options?.includes(_id) === true && choices.some(isOwn),
  )
  return groups.map((group) => (
    <fieldset key={group._id} className="dish-choices">
      <legend>{localizedName(group.name, locale)}</legend>
      <ul>
        {group.choices.filter(isOwn).map((choice) => {
          const { _id: id } = choice
          const counted = group.stock?.values?.find((value) => value._id === id)
          const quantity = counted?.quantity ?? null
          const name = localizedName(choice.name, locale)
          const shown = { productOption: group._id, choice: id, name, quantity }
          return (
            <li key={id}>
              <span>
                {name} {quantity === 0 && <small>{t('dishes.soldOut')}</small>}
                {quantity !== null && quantity > 0 && (
                  <small>{t('dishes.left', { count: quantity })}</small>
                )}
              </span>
              <Switch
                label={t('dishes.toggle', { name })}
                checked={quantity !== 0}
                onChange={(isOffered) => onChange(shown, isOffered)}
              />
            </li>
          )
        })}
      </ul>
    </fieldset>
  ))
}
