import { Badge, type IconName, Mark } from '@comanda/ui'
import { useMessages } from '../../language/messages.ts'
import type { Dish } from './dish.ts'

const icons = {
  spicy: 'spicy',
  vegetarian: 'leaf',
  vegan: 'leaf',
  popular: 'star',
  new: 'spark',
  cold: 'snow',
} as const satisfies Record<string, IconName>

/** Labels below a dish: what it is, and how much of it is left. */
export const DishMarks = ({ dish }: { dish: Dish }) => {
  const { t } = useMessages()
  const { marks = [] } = dish.product
  return (
    <span className="dish-marks">
      {dish.isSoldOut && <Badge>{t(dish.isHalted ? 'dish.notSelling' : 'dish.soldOut')}</Badge>}
      {dish.isAsked && <Badge>{t('dish.askStaff')}</Badge>}
      {dish.left !== undefined && (
        <Badge tone="danger">{t('dish.left', { count: dish.left })}</Badge>
      )}
      {marks.map((mark) => (
        <Mark key={mark} icon={icons[mark]} label={t(`dish.marks.${mark}`)} />
      ))}
    </span>
  )
}
