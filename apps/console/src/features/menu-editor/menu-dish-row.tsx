import type { Product } from '@comanda/contract'
import { listWords } from '../../staff/list-words.ts'
import { localizedName, shopLanguages } from '@comanda/engine/catalog'
import { missingLanguages } from '@comanda/shop-rules/menu-check'
import { Badge, Picture } from '@comanda/ui'
import type { FocusEvent } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useLanguageName } from '../../staff/use-languages.ts'
import { amountIn } from '../../staff/bills/amount-in.ts'

interface MenuDishRowProps {
  readonly dish: Product
  readonly isChanged: boolean
  readonly onOpen: () => void
  readonly onPrice: (price: number) => void
}

/** A dish with its price, which is changed in its place; its name opens everything else. */
export const MenuDishRow = ({ dish, isChanged, onOpen, onPrice }: MenuDishRowProps) => {
  const { t, locale } = useMessages()
  const name = localizedName(dish.name, locale)
  const languageName = useLanguageName()
  const missing = missingLanguages(dish.name, shopLanguages(useShop()))
  const image = dish.images?.[0]
  const leave = ({ currentTarget }: FocusEvent<HTMLInputElement>): void => {
    const price = amountIn(currentTarget.value)
    if (price === undefined) currentTarget.value = String(dish.price)
    else if (price !== dish.price) onPrice(price)
  }
  return (
    <li className="menu-editor-row" data-changed={isChanged ? '' : undefined}>
      <button
        type="button"
        className="menu-editor-open"
        aria-label={t('menu.open', { name })}
        onClick={onOpen}
      >
        <Picture
          alt=""
          src={image === undefined ? undefined : `/api/attachments/${image}?size=small&ext=webp`}
        />
        <span className="menu-editor-name">
          <span>{name === '' ? t('menu.unnamed') : name}</span>
          {isChanged && (
            <Badge tone="highlight" icon="edit">
              {t('menu.drafted')}
            </Badge>
          )}
          {dish.hideFromOnline && <Badge>{t('menu.hidden')}</Badge>}
          {dish.discountMapping?.some(({ shop }) => shop === dish.shop) && (
            <Badge icon="warning">{t('menu.shopPriceBadge')}</Badge>
          )}
          {dish.byWeight && <Badge>{t('menu.byWeight')}</Badge>}
          {dish.openPrice && <Badge>{t('menu.marketPrice')}</Badge>}
          {dish.setOrderOrGiftOnly && <Badge>{t('menu.setOnly')}</Badge>}
          {missing.length > 0 && (
            <Badge tone="danger" icon="warning">
              {t('menu.missing', {
                languages: listWords(missing.map(languageName), t),
              })}
            </Badge>
          )}
        </span>
      </button>
      <input
        key={dish.price}
        className="menu-editor-price"
        aria-label={t('menu.priceOf', { name })}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={dish.price}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={leave}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Escape') currentTarget.value = String(dish.price)
          if (key === 'Enter' || key === 'Escape') currentTarget.blur()
        }}
      />
    </li>
  )
}
