import { useSelected } from '@comanda/client/react'
import type { MenuContext } from '@comanda/engine/catalog'
import { Button } from '@comanda/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useDishPrices } from '../../features/browse/use-dish-prices.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { paths } from '../../router/paths.ts'
import { useNavigate } from '../../router/use-navigate.ts'
import { useKiosk } from '../kiosk-context.tsx'
import type { FittingDish } from './fitting-dishes.ts'
import { markPassed } from './mark-passed.ts'
import { OfferedDish } from './offered-dish.tsx'
import { useFittingDishes } from './use-fitting-dishes.ts'
import './before-check.css'

/** Returns whether one of the dishes is in the cart, not counting those inside sets. */
const useIsTaken = (dishes: readonly FittingDish[]): boolean => {
  const offered = new Set(dishes.map(({ dish }) => dish.product._id))
  return useSelected(useDiner().client.cart.state, ({ lines }) =>
    lines.some(
      ({ product = '', fromProduct }) => fromProduct === undefined && offered.has(product),
    ),
  )
}

interface DishesProps {
  readonly dishes: readonly FittingDish[]
  readonly context: MenuContext
}

const Dishes = ({ dishes, context }: DishesProps) => {
  const [groups] = useState(() => [{ dishes: dishes.map(({ dish }) => dish) }])
  const price = useDishPrices(groups, context)
  return (
    <ul>
      {dishes.map((offered) => (
        <OfferedDish
          key={offered.dish.product._id}
          offered={offered}
          context={context}
          price={price(offered.dish.product)}
        />
      ))}
    </ul>
  )
}

/** A few dishes that go with the order, once in a visit; “No, thanks” comes first (KIOSK-3.6). */
export const OfferPage = () => {
  const { t } = useVisitMessages()
  const { passed, count } = useKiosk()
  const navigate = useNavigate()
  const context = useSelected(useDiner().client.cart.state, ({ offer }) => offer)
  const found = useFittingDishes()
  // The list stays as it is when some of it is taken.
  const [dishes] = useState(found)
  const isTaken = useIsTaken(dishes)
  const goOn = (): void => {
    if (isTaken) count('taken')
    void navigate({ to: paths.cart, replace: true })
  }
  const arrive = useEffectEvent(() => {
    if (!passed.get().has('offer')) count('offered')
    markPassed(passed, 'offer')
  })
  useEffect(() => arrive(), [])
  return (
    <section className="kiosk-offer">
      <h1>{t('kiosk.offer.title')}</h1>
      <div className="kiosk-band">
        <Button size="large" wide onClick={goOn}>
          {t(isTaken ? 'kiosk.goOn' : 'kiosk.offer.no')}
        </Button>
      </div>
      {context && <Dishes dishes={dishes} context={context} />}
    </section>
  )
}
