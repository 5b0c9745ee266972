import { isSoldOut, leftOf } from '@comanda/client/staff'
import type { Product } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Badge, Switch } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'

interface DishRowProps {
  readonly dish: Product
  readonly onChange: (dish: Product, available: boolean) => void
}

/** A dish, and whether it is to be had. */
export const DishRow = ({ dish, onChange }: DishRowProps) => {
  const { t, locale } = useMessages()
  const name = localizedName(dish.name, locale)
  const soldOut = isSoldOut(dish)
  const left = leftOf(dish)
  return (
    <li className="dish-row" data-sold-out={soldOut ? '' : undefined}>
      <span className="dish-row-name">{name}</span>
      {soldOut && <Badge tone="danger">{t('dishes.soldOut')}</Badge>}
      {left !== undefined && <Badge tone="highlight">{t('dishes.left', { count: left })}</Badge>}
      <Switch
        label={t('dishes.toggle', { name })}
        checked={!soldOut}
        onChange={(available) => onChange(dish, available)}
      />
    </li>
  )
}
