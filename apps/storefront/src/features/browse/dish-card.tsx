import type { MenuContext } from '@comanda/engine/catalog'
import { Picture, Price } from '@comanda/ui'
import { memo, use, useMemo } from 'react'
import { pictureSource } from '../../pictures/attachment-url.ts'
import { pictureSizes } from '../../pictures/picture-sizes.ts'
import { useMoney } from '../../money/use-money.ts'
import { useMessages } from '../../language/messages.ts'
import { useLang } from '../../language/use-lang.ts'
import { useNames } from '../../language/use-names.ts'
import type { Dish } from './dish.ts'
import { HasPictures } from './dish-block.tsx'
import { DishControl } from './dish-control.tsx'
import { DishMarks } from './dish-marks.tsx'
import { DishOff } from './dish-off.ts'
import { dishOffer } from './dish-offer.ts'
import './dish-card.css'

interface DishCardProps {
  readonly dish: Dish
  readonly context: MenuContext
  readonly price: number
  readonly tint: string | undefined
  readonly eager: boolean
  readonly onOpen: (product: string) => void
}

const DishPicture = ({ dish, tint, eager }: Pick<DishCardProps, 'dish' | 'tint' | 'eager'>) => (
  <Picture
    alt=""
    tint={tint}
    eager={eager}
    isEmpty={!use(HasPictures)}
    {...pictureSource(dish.product.images?.[0], pictureSizes.dish)}
  />
)

/** A dish of the menu: a row with its picture on the right, or a card of the grid. */
export const DishCard = memo(({ dish, context, price, tint, eager, onOpen }: DishCardProps) => {
  const { t } = useMessages()
  const name = useNames()
  const lang = useLang()
  const money = useMoney()
  const { product, isSoldOut, isAsked } = dish
  const offer = useMemo(() => dishOffer(product, context), [product, context])
  const title = name(product.name)
  const description = name(product.description)
  const titleId = `dish-${product._id}`
  const text = isAsked && price === 0 ? t('dish.marketPrice') : money(price)
  const unit = product.byWeight?.unit
  const isFrom = isAsked ? !unit && price > 0 : offer.hasExtras
  const cost = unit && price > 0 ? t(`dish.perUnit.${unit}`, { price: text }) : text
  return (
    <article className="dish" data-sold-out={isSoldOut ? '' : undefined} aria-labelledby={titleId}>
      <div className="dish-text">
        <h3 id={titleId}>
          <button
            type="button"
            className="dish-open"
            lang={lang(product.name)}
            onClick={() => onOpen(product._id)}
          >
            {title}
          </button>
        </h3>
        {description && (
          <p className="dish-description" lang={lang(product.description)}>
            {description}
          </p>
        )}
        <span className="dish-foot">
          <Price text={isFrom ? t('dish.from', { price: text }) : cost} />
          {use(DishOff)[product._id]}
          <DishMarks dish={dish} />
        </span>
      </div>
      <div className="dish-picture">
        <DishPicture dish={dish} tint={tint} eager={eager} />
        {!isSoldOut && !isAsked && (
          <DishControl product={product} offer={offer} name={title} onOpen={onOpen} />
        )}
      </div>
    </article>
  )
})
