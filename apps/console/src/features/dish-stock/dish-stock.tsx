import { normaliseError } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import { adjustDish, isSoldOut, leftOf, offerDish } from '@comanda/client/staff'
import type { Product } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import {
  Badge,
  Button,
  EmptyState,
  Field,
  IconButton,
  showToast,
  Skeleton,
  Switch,
} from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { usePageTitle } from '../../staff/use-page-title.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { dishGroups } from './dish-groups.ts'
import './dish-stock.css'

interface DishRowProps {
  readonly dish: Product
  readonly onChange: (dish: Product, available: boolean) => void
  readonly onAdd: (dish: Product) => void
}

/** A dish with the switch that offers it; of one that is counted, one more. At 0 that is how it is offered. */
const DishRow = ({ dish, onChange, onAdd }: DishRowProps) => {
  const { t, locale } = useMessages()
  const name = localizedName(dish.name, locale)
  const soldOut = isSoldOut(dish)
  const left = leftOf(dish)
  const isCounting = dish.stock?.mode !== 'paused' && dish.stock?.mode !== 'notSelling'
  const isOut = soldOut && isCounting
  return (
    <li className="dish-row" data-sold-out={soldOut ? '' : undefined}>
      <span className="dish-row-name">{name}</span>
      {soldOut && <Badge tone="danger">{t('dishes.soldOut')}</Badge>}
      {left !== undefined && <Badge tone="highlight">{t('dishes.left', { count: left })}</Badge>}
      {(isOut || left !== undefined) && (
        <IconButton icon="plus" label={t('dishes.oneMore', { name })} onClick={() => onAdd(dish)} />
      )}
      <Switch
        label={t('dishes.toggle', { name })}
        checked={!soldOut}
        disabled={isOut}
        onChange={(available) => onChange(dish, available)}
      />
    </li>
  )
}

const Dishes = () => {
  const { connection, catalogue } = useStaff()
  const { menu, status } = useStore(catalogue.state)
  const { t, locale } = useMessages()
  const [keyword, setKeyword] = useState('')
  const [onlySoldOut, setOnlySoldOut] = useState(false)

  const change = async (dish: Product, changing: Promise<void>): Promise<void> => {
    try {
      await changing
    } catch (error) {
      const name = localizedName(dish.name, locale)
      const { message } = normaliseError(error)
      showToast(t('dishes.notChanged', { name, message }), { tone: 'danger' })
    }
  }
  if (!menu)
    return status === 'failed' ? (
      <EmptyState
        drawing="offline"
        title={t('dishes.failed')}
        action={<Button onClick={() => void catalogue.reload()}>{t('app.tryAgain')}</Button>}
      />
    ) : (
      <Skeleton shape="card" />
    )
  const groups = dishGroups(menu, { keyword, onlySoldOut })
  return (
    <>
      <div className="dish-stock-filter">
        <Field
          label={t('dishes.search')}
          type="search"
          value={keyword}
          onChange={(event) => setKeyword(event.currentTarget.value)}
        />
        <Button
          variant={onlySoldOut ? 'primary' : 'quiet'}
          aria-pressed={onlySoldOut}
          onClick={() => setOnlySoldOut(!onlySoldOut)}
        >
          {t('dishes.onlySoldOut')}
        </Button>
      </div>
      {groups.length === 0 && (
        <EmptyState drawing="search" title={t('dishes.empty')}>
          {t('dishes.emptyText')}
        </EmptyState>
      )}
      {groups.map(({ id, name, dishes }) => (
        <section key={id} className="dish-group">
          <h2>{name ? localizedName(name, locale) : t('dishes.uncategorized')}</h2>
          <ul>
            {dishes.map((dish) => (
              <DishRow
                key={dish._id}
                dish={dish}
                onChange={(changed, available) =>
                  void change(changed, offerDish(connection, changed, available))
                }
                onAdd={(changed) =>
                  void change(changed, adjustDish(connection, changed, { add: 1 }))
                }
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** Every dish of the shop with a switch that takes it off the diners' menu at once. */
export const DishStock = () => {
  const shop = useShop()
  const { catalogue } = useStaff()
  const { t } = useMessages()
  usePageTitle(t('app.dishes'))
  useEffect(() => {
    void catalogue.open(shop._id)
  }, [catalogue, shop])
  return (
    <div className="dish-stock">
      <h1>{t('dishes.title')}</h1>
      <p className="dish-stock-text">{t('dishes.text')}</p>
      <Dishes />
    </div>
  )
}
