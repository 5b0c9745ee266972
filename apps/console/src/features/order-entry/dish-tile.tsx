import { isSoldOut, leftOf } from '@comanda/client/staff'
import type { Product } from '@comanda/contract'
import { isUnpriced, localizedName } from '@comanda/engine/catalog'
import { Badge, Picture, Price } from '@comanda/ui'
import { memo } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { priceWords } from '../../staff/bills/price-words.ts'
import { useFormats } from '../../staff/use-formats.ts'
import './dish-tile.css'

/** A dish is shown with how many are left if it is fewer. */
const FEW = 10

interface DishTileProps {
  readonly dish: Product
  /** What one costs here and now. */
  readonly price: number
  /** How many are in the cart. */
  readonly count: number
  readonly isDisabled: boolean
  readonly onPress: (dish: Product) => void
}

/** A dish to press. One that is sold out says so. */
export const DishTile = memo(({ dish, price, count, isDisabled, onPress }: DishTileProps) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const soldOut = isSoldOut(dish)
  const left = leftOf(dish)
  const image = dish.images?.[0]
  return (
    <button
      type="button"
      className="dish-tile"
      data-chosen={count > 0 ? '' : undefined}
      disabled={soldOut || isDisabled}
      onClick={() => onPress(dish)}
    >
      <Picture
        alt=""
        src={image === undefined ? undefined : `/api/attachments/${image}?size=small&ext=webp`}
      />
      <span className="dish-tile-text">
        <span className="dish-tile-name">{localizedName(dish.name, locale)}</span>{' '}
        <span className="dish-tile-foot">
          {dish.code !== undefined && <span className="dish-tile-code">{dish.code}</span>}{' '}
          <Price
            text={
              isUnpriced(dish)
                ? priceWords(
                    {
                      ...dish,
                      price: dish.dayPrice?.price ?? dish.price,
                      openPrice: dish.openPrice && {},
                    },
                    t,
                    money,
                  )
                : money(price)
            }
          />
        </span>{' '}
        {soldOut && <Badge tone="danger">{t('dishes.soldOut')}</Badge>}
        {left !== undefined && left < FEW && (
          <Badge tone="highlight">{t('dishes.left', { count: left })}</Badge>
        )}
      </span>
      {count > 0 && (
        <span className="dish-tile-count">
          <span aria-hidden="true">{count}</span>
          <span className="ui-hidden">{t('entry.inOrder', { count })}</span>
        </span>
      )}
    </button>
  )
})
DishTile.displayName = 'DishTile'
