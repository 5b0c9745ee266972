import { sellableQuantity } from '@comanda/engine'
import { Icon, Stepper } from '@comanda/ui'
import { useDiner } from '../../data/client-context.tsx'
import { useMessages } from '../../language/messages.ts'
import { addDish, changeDish } from './change-dish.ts'
import type { Dish } from './dish.ts'
import { useDishQuantity } from './use-dish-quantity.ts'

interface DishControlProps {
  readonly dish: Dish
  readonly name: string
  readonly onOpen: (product: string) => void
}

/** A round + that turns into a stepper as soon as the dish is in the cart; what needs a choice opens instead. */
export const DishControl = ({ dish, name, onOpen }: DishControlProps) => {
  const { t } = useMessages()
  const { cart } = useDiner().client
  const { _id: id, stock } = dish.product
  const quantity = useDishQuantity(id)
  const isQuick = dish.quickAdd !== undefined
  const isFull = sellableQuantity(stock, true) <= quantity
  if (isQuick && quantity > 0)
    return (
      <div className="dish-control">
        <Stepper
          value={quantity}
          min={1}
          removes
          max={isFull ? quantity : 9999}
          label={t('dish.quantityOf', { name })}
          increaseLabel={t('dish.increase')}
          decreaseLabel={quantity > 1 ? t('dish.decrease') : t('dish.remove')}
          onChange={(next) => changeDish(cart, dish, next)}
        />
      </div>
    )
  return (
    <div className="dish-control">
      <button
        type="button"
        className="dish-add"
        aria-label={t(isQuick ? 'dish.add' : 'dish.choose', { name })}
        disabled={isFull}
        onClick={() => (isQuick ? addDish(cart, dish) : onOpen(id))}
      >
        {quantity > 0 ? <span className="dish-count">{quantity}</span> : <Icon name="plus" />}
      </button>
    </div>
  )
}
