import { isSoldOut, leftOf, type StockChange } from '@comanda/client/staff'
import type { Product } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Badge, IconButton, Picture, Switch } from '@comanda/ui'
import { memo } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import { useAgainTime } from './use-again-time.ts'

interface DishRowProps {
  readonly dish: Product
  readonly onOpen: (dish: Product) => void
  readonly onChange: (dish: Product, change: StockChange) => void
}

/**
 * A dish with the switch that offers it, and the press that sells it out until tomorrow; of one that is counted, one more or one
 * less. At 0 one more is how it is offered. Its name opens for how long it is sold out, and its choices.
 */
export const DishRow = memo(({ dish, onOpen, onChange }: DishRowProps) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const again = useAgainTime()
  const name = localizedName(dish.name, locale)
  const soldOut = isSoldOut(dish)
  const left = leftOf(dish)
  const { mode, until, daily } = dish.stock ?? {}
  const isCounting = mode !== 'paused' && mode !== 'notSelling'
  const isOut = soldOut && isCounting
  const image = dish.images?.[0]
  return (
    <li className="dish-row" data-sold-out={soldOut ? '' : undefined}>
      <button
        type="button"
        className="dish-row-open"
        aria-label={t('dishes.open', { name })}
        onClick={() => onOpen(dish)}
      >
        <Picture
          alt=""
          src={image === undefined ? undefined : `/api/attachments/${image}?size=small&ext=webp`}
        />
        <span className="dish-row-text">
          <span className="dish-row-name">{name}</span>{' '}
          {soldOut && (
            <Badge tone="danger">
              {until === undefined
                ? t('dishes.soldOut')
                : t('dishes.soldOutUntil', { time: again(until) })}
            </Badge>
          )}{' '}
          {dish.openPrice && (
            <Badge tone={dish.dayPrice ? 'success' : 'highlight'}>
              {dish.dayPrice
                ? t('dishes.today', { price: money(dish.dayPrice.price) })
                : t('dishes.notToday')}
            </Badge>
          )}{' '}
          {left !== undefined && (
            <Badge tone="highlight">{t('dishes.left', { count: left })}</Badge>
          )}{' '}
          {daily !== undefined && <small>{t('dishes.daily', { count: daily })}</small>}
        </span>
      </button>
      {left !== undefined && (
        <IconButton
          icon="minus"
          label={t('dishes.oneLess', { name })}
          onClick={() => onChange(dish, { add: -1 })}
        />
      )}
      {(isOut || left !== undefined) && (
        <IconButton
          icon="plus"
          label={t('dishes.oneMore', { name })}
          onClick={() => onChange(dish, { add: 1 })}
        />
      )}
      {!soldOut && left === undefined && (
        <button
          type="button"
          className="dish-row-tomorrow"
          aria-label={t('dishes.outUntilTomorrowOf', { name })}
          onClick={() => onChange(dish, { mode: 'paused', until: 'tomorrow' })}
        >
          {t('dishes.outUntilTomorrow')}
        </button>
      )}
      <Switch
        label={t('dishes.toggle', { name })}
        checked={!soldOut}
        disabled={isOut}
        onChange={(available) => onChange(dish, { mode: available ? 'offered' : 'paused' })}
      />
    </li>
  )
})
DishRow.displayName = 'DishRow'
