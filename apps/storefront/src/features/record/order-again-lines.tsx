import type { TableSession } from '@comanda/contract'
import type { GoneLine, OrderAgain } from '@comanda/engine/cart'
import { topLines } from '@comanda/engine/set-items'
import { Badge, EmptyState } from '@comanda/ui'
import { useMoney } from '../../money/use-money.ts'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useNames } from '../../language/use-names.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'

interface OrderAgainLinesProps {
  readonly again: OrderAgain
  readonly session: TableSession
}

/** Returns a function that looks up a dish's name of now, or else of when it was ordered. */
const useDishName = (session: TableSession) => {
  const name = useNames()
  const { menu } = useCatalogue()
  return (product: string | undefined): string =>
    name(menu?.products.find(({ _id }) => _id === product)?.name) ||
    name(session.products.find((line) => line.product === product)?.name)
}

const Gone = ({ gone, name }: { gone: GoneLine; name: string }) => {
  const { t } = useVisitMessages()
  const isShort = gone.reason === 'outOfStock' && gone.left !== undefined && gone.left > 0
  return (
    <li className="again-line" data-gone="">
      <span className="again-name">{name}</span>
      <span>
        {isShort
          ? t('orderAgain.left', { count: gone.left ?? 0 })
          : t(gone.reason === 'outOfStock' ? 'orderAgain.soldOut' : 'orderAgain.gone')}
      </span>
    </li>
  )
}

/** The dishes that can be ordered again, with what differs today, and those that cannot. */
export const OrderAgainLines = ({ again, session }: OrderAgainLinesProps) => {
  const { t } = useVisitMessages()
  const money = useMoney()
  const dishName = useDishName(session)
  const changed = new Set(again.changed.map(({ line }) => line))
  const repriced = new Map(again.repriced.map((line) => [line.line, line]))
  const lines = topLines(again.lines)
  const isSame = again.gone.length + changed.size + repriced.size === 0
  return (
    <div className="again">
      {lines.length === 0 && <EmptyState drawing="bowl" title={t('orderAgain.nothing')} />}
      {lines.length > 0 && isSame && <p>{t('orderAgain.same')}</p>}
      <ul aria-label={t('orderAgain.comes')}>
        {lines.map(({ id, product, quantity = 1 }) => {
          const price = repriced.get(id)
          return (
            <li key={id} className="again-line">
              <span className="again-name">
                {t('orderAgain.line', { quantity, name: dishName(product) })}
              </span>
              {price && (
                <span>
                  {t('orderAgain.costs', { now: money(price.now), before: money(price.before) })}
                </span>
              )}
              {changed.has(id) && <Badge tone="highlight">{t('orderAgain.changed')}</Badge>}
            </li>
          )
        })}
      </ul>
      {again.gone.length > 0 && (
        <>
          <h3>{t('orderAgain.goneTitle')}</h3>
          <ul>
            {again.gone.map((gone) => (
              <Gone key={gone.line.id} gone={gone} name={dishName(gone.line.product)} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
