import { Icon, Stepper } from '@comanda/ui'
import { useMessages } from '../../language/messages.ts'

interface DishControlProps {
  readonly name: string
  readonly quantity: number
  /** `false` where something must be chosen first: the dish opens instead. */
  readonly isQuick: boolean
  readonly isFull: boolean
  readonly onAdd: () => void
  readonly onChange: (quantity: number) => void
}

/** A round + that turns into a stepper as soon as the dish is in the cart. */
export const DishControl = ({
  name,
  quantity,
  isQuick,
  isFull,
  onAdd,
  onChange,
}: DishControlProps) => {
  const { t } = useMessages()
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
          onChange={onChange}
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
        onClick={onAdd}
      >
        {quantity > 0 ? <span className="dish-count">{quantity}</span> : <Icon name="plus" />}
      </button>
    </div>
  )
}
