import { isStillServed } from '@comanda/shop-rules/table-guests'
import {
  dishesToCome,
  LATE_MINUTES,
  LONG_MINUTES,
  SIT_MINUTES,
  type FloorPlace,
  type FloorSession,
  tableState,
  waitingSince,
} from '@comanda/client/staff'
import { displayMoney, fromCents, toCents } from '@comanda/engine/money'
import { Icon } from '@comanda/ui'
import { memo } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useIsPast, useMinutesSince } from '../../staff/use-minutes-since.ts'
import { useUnsentDishes } from '../../staff/bills/use-unsent-dishes.ts'
import { tableSigns } from './table-signs.ts'
import './table-tile.css'

const Minutes = ({ since }: { readonly since: string }) => {
  const { t } = useMessages()
  const count = useMinutesSince(Date.parse(since))
  return <span className="table-tile-minutes">{t('board.minutes', { count })}</span>
}

const sumOf = (amounts: readonly number[]): number =>
  fromCents(amounts.reduce((cents, amount) => cents + toCents(amount), 0))

interface PartyTileProps {
  readonly id: string
  readonly name: string
  readonly sessions: readonly FloorSession[]
  /** Of an empty table. */
  readonly seats?: number | undefined
  readonly needsCleaning?: boolean
  /** When its last guests paid, who may still sit there. */
  readonly paidTime?: string | undefined
  /** When the guests come for whom it is reserved. */
  readonly reservedAt?: string | undefined
  /** The course that its guests wait for. */
  readonly nextCourse?: string | undefined
  readonly isSelected: boolean
  readonly isDisabled?: boolean
  readonly onPress: () => void
}

/** A tile of the floor: name, state by colour, sign and word, guests, minutes and what is to pay. */
export const PartyTile = ({
  id,
  name,
  sessions,
  seats,
  needsCleaning = false,
  paidTime,
  reservedAt,
  nextCourse,
  isSelected,
  isDisabled = false,
  onPress,
}: PartyTileProps) => {
  const { t } = useMessages()
  const { currency, ownDecimals } = useShop()
  const since = waitingSince(sessions)
  const isLate = useIsPast(since, LATE_MINUTES)
  const isWaiting = useIsPast(since, LONG_MINUTES) && !isLate
  const paidAt = paidTime === undefined ? undefined : Date.parse(paidTime)
  const isToClean = useIsPast(paidAt, SIT_MINUTES) || needsCleaning
  const left = isToClean ? 'dirty' : paidAt === undefined ? undefined : 'paid'
  const state = tableState(sessions, left, reservedAt !== undefined, isLate)
  const unsent = useUnsentDishes(sessions.map(({ _id }) => _id))
  const [first] = sessions
  const started = first?.createTime ?? (state === 'paid' ? paidTime : undefined)
  const guests = sessions.reduce((sum, { capacity }) => sum + (capacity ?? 0), 0)
  const isPaid = sessions.length > 0 && sessions.every(isStillServed)
  const outstanding = sumOf(sessions.map((session) => session.outstanding))
  return (
    <button
      type="button"
      id={`tile-${id}`}
      className="table-tile"
      data-state={state}
      data-band={isWaiting ? 'waiting' : undefined}
      aria-current={isSelected ? 'true' : undefined}
      disabled={isDisabled}
      onClick={onPress}
    >
      <span className="table-tile-name">{name}</span>{' '}
      {started !== undefined && <Minutes since={started} />}{' '}
      <span className="table-tile-state">
        <Icon name={tableSigns[state]} size="small" />
        <span className="table-tile-word">
          {state === 'toCome'
            ? t('floor.toCome', { count: dishesToCome(sessions) })
            : [t(`floor.state.${state}`), ...(state === 'reserved' ? [reservedAt] : [])].join(' ')}
        </span>
      </span>{' '}
      {isWaiting && (
        <span className="table-tile-wait">
          <Icon name="clock" size="small" />
          {t('board.waiting')}
        </span>
      )}{' '}
      {nextCourse !== undefined && (
        <span className="table-tile-course">{t('board.holdCourse', { name: nextCourse })}</span>
      )}{' '}
      {unsent > 0 && (
        <span className="table-tile-unsent">
          <Icon name="bag" size="small" />
          {t('floor.unsent', { count: unsent })}
        </span>
      )}{' '}
      {guests > 0 && (
        <span className="table-tile-guests">
          <Icon name="person" size="small" />
          <span aria-hidden="true">{guests}</span>
          <span className="ui-hidden">{t('floor.guests', { count: guests })}</span>
        </span>
      )}
      {!first && seats !== undefined && (
        <span className="table-tile-guests">{t('floor.seats', { count: seats })}</span>
      )}{' '}
      {isPaid && <span className="table-tile-money">{t('floor.state.paid')}</span>}
      {outstanding > 0 && (
        <span className="table-tile-money">
          <span aria-hidden="true">{displayMoney(outstanding, currency, ownDecimals)}</span>
          <span className="ui-hidden">
            {t('floor.toPay', { amount: displayMoney(outstanding, currency, ownDecimals) })}
          </span>
        </span>
      )}
    </button>
  )
}

interface TableTileProps {
  readonly place: FloorPlace
  readonly reservedAt: string | undefined
  readonly nextCourse: string | undefined
  readonly isSelected: boolean
  readonly isDisabled: boolean
  readonly onOpen: (place: FloorPlace) => void
}

/** The tile of a table. It renders again only if its own table changes: there are 120, and each minute counts. */
export const TableTile = memo(
  ({ place, reservedAt, nextCourse, isSelected, isDisabled, onOpen }: TableTileProps) => (
    <PartyTile
      id={place.table._id}
      name={place.table.name}
      sessions={place.sessions}
      seats={place.table.capacity}
      needsCleaning={place.table.needsCleaning === true}
      paidTime={place.table.paidTime}
      reservedAt={reservedAt}
      nextCourse={nextCourse}
      isSelected={isSelected}
      isDisabled={isDisabled}
      onPress={() => onOpen(place)}
    />
  ),
)
TableTile.displayName = 'TableTile'
