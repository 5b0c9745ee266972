import { useStore } from '@comanda/client/react'
import { createTakenOffList, isSoldOut } from '@comanda/client/staff'
import type { Menu, Product } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Button } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { useAgainTime } from './use-again-time.ts'

interface OffNowProps {
  readonly menu: Pick<Menu, 'products'>
  readonly onOffer: (dish: Product) => void
  /** Opens a dish of which none is left, to count it. */
  readonly onOpen: (dish: Product) => void
}

/** The dishes that guests cannot order now: until when, and who took them off and when; also those of which none is left (STAFF-1.13). */
export const OffNow = ({ menu, onOffer, onOpen }: OffNowProps) => {
  const { connection } = useStaff()
  const shop = useShop()
  const { t, locale } = useMessages()
  const [list] = useState(() => createTakenOffList(connection, shop._id))
  const loaded = useStore(list.state)
  const again = useAgainTime()
  useEffect(() => list.open(), [list])
  const known = new Map(
    loaded.status === 'ready' ? loaded.value.map((one) => [one.product, one]) : [],
  )
  const dishes = menu.products.filter(isSoldOut)
  if (dishes.length === 0) return null
  return (
    <section className="off-now" aria-label={t('dishes.offNow')}>
      <h2>{t('dishes.offNow')}</h2>
      <ul>
        {dishes.map((dish) => {
          const name = localizedName(dish.name, locale)
          const { until, mode } = dish.stock ?? {}
          const isTakenOff = mode === 'paused' || mode === 'notSelling'
          const by = known.get(dish._id)
          const time = by?.time === undefined ? undefined : again(by.time)
          return (
            <li key={dish._id}>
              <span className="off-now-text">
                <strong>{name}</strong>{' '}
                <small>
                  {until === undefined
                    ? t(isTakenOff ? 'dishes.untilFurther' : 'dishes.noneLeft')
                    : t('dishes.againAt', { time: again(until) })}
                </small>{' '}
                {time !== undefined && (
                  <small>
                    {by?.name === undefined
                      ? t('dishes.offAt', { time })
                      : t('dishes.offBy', { name: by.name, time })}
                  </small>
                )}
              </span>
              <Button
                variant="quiet"
                aria-label={t(isTakenOff ? 'dishes.offerDish' : 'dishes.open', { name })}
                onClick={() => (isTakenOff ? onOffer(dish) : onOpen(dish))}
              >
                {t(isTakenOff ? 'dishes.offer' : 'dishes.recount')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
