import type { GuestGroup } from './guest-groups.ts'
import type { CartLine } from '@comanda/engine/cart'
import { Badge, Button, Icon, Price } from '@comanda/ui'
import { Fragment, type ReactNode, useId } from 'react'
import type { LineLook } from '../cart/line-look.ts'
import { useMoney } from '../../money/use-money.ts'
import { useOrderingMessages } from '../../language/ordering-messages.ts'
import { useTableMessages } from '../../language/table-messages.ts'
import { DishNotes } from './dish-notes.tsx'
import { GuestMark } from './guest-mark.tsx'
import { useGuestWords } from './use-guest-words.ts'
import { useTable } from './use-table.ts'

interface GuestDishesProps extends GuestGroup {
  /** What the guest bears, in currency units. */
  readonly sum: number | undefined
  readonly lines: readonly CartLine[]
  readonly item: (line: CartLine, look: LineLook) => ReactNode
  /** Whether nobody else is at the table. */
  readonly isAlone: boolean
  /** What the diner can do with their own place. */
  readonly children?: ReactNode
}

/** What one guest has chosen, or what is for all, with its sum (TABLE-6.1). */
export const GuestDishes = ({
  guest,
  dishes,
  sum,
  lines,
  item,
  isAlone,
  children,
}: GuestDishesProps) => {
  const { t } = useTableMessages()
  const ordering = useOrderingMessages()
  const money = useMoney()
  const { table, state } = useTable()
  const called = useGuestWords()
  const id = useId()
  const { self, host } = state
  const isSelf = guest !== undefined && guest._id === self?._id
  const isHost = self !== undefined && host === self._id
  const hasLeft = guest?.status === 'left'
  const isAway = guest !== undefined && state.away.includes(guest._id)
  const title = guest
    ? isSelf
      ? t('table.youNamed', { name: called(guest) })
      : called(guest)
    : t('table.all')
  const byId = new Map(lines.map((line) => [line.id, line]))
  const list = (
    <ul className="cart-lines" aria-label={isAlone ? ordering.t('cart.lines') : title}>
      {dishes.map((dish) => {
        const line = byId.get(dish.id)
        if (!line) return null
        const hands = !dish.mayEdit ? 'none' : isSelf || !guest ? 'own' : 'others'
        const look = {
          hands,
          isPending: dish.isPending,
          notes: <DishNotes dish={dish} isAlone={isAlone} />,
        } as const
        return <Fragment key={dish.id}>{item(line, look)}</Fragment>
      })}
    </ul>
  )
  if (isAlone) return list
  return (
    <section className="guest-dishes" aria-labelledby={id} data-left={hasLeft ? '' : undefined}>
      <header className="guest-dishes-head">
        {guest ? <GuestMark guest={guest} isAway={isAway} /> : <Icon name="table" />}
        <h2 id={id}>{title}</h2>
        <span className="guest-dishes-signs">
          {guest && guest._id === host && <Badge>{t('table.host')}</Badge>}
          {hasLeft && <Badge>{t('table.hasLeft')}</Badge>}
          {isAway && <Badge>{t('table.away')}</Badge>}
          {guest && !hasLeft && (guest.isReady || !isAway) && (
            <Badge
              tone={guest.isReady ? 'success' : 'plain'}
              {...(guest.isReady && { icon: 'check' })}
            >
              {t(guest.isReady ? 'table.ready' : 'table.choosing')}
            </Badge>
          )}
        </span>
        {sum === undefined ? <small>{t('table.shareAll')}</small> : <Price text={money(sum)} />}
      </header>
      {children}
      {dishes.length === 0 ? <p className="guest-dishes-none">{t('table.nothing')}</p> : list}
      {hasLeft && isHost && dishes.length > 0 && (
        <Button
          variant="quiet"
          icon="trash"
          aria-label={t('table.removeAllOf', { guest: title })}
          onClick={() => table.removeOf(guest._id)}
        >
          {t('table.removeAll')}
        </Button>
      )}
    </section>
  )
}
