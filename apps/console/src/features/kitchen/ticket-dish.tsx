import type { TicketDish as Dish } from '@comanda/contract'
import { listInSentence } from '@comanda/locales'
import { kilograms } from '@comanda/shop-rules/weights'
import { Icon } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import type { DishWords } from './dish-words.ts'

interface TicketDishProps {
  readonly dish: Dish
  readonly words: DishWords
  /** Returns the name of a station. */
  readonly nameOf: (station: string) => string | undefined
  readonly onPress: () => void
}

/** A dish on a ticket: a press marks it as made, another one opens it again. */
export const TicketDish = ({ dish, words, nameOf, onPress }: TicketDishProps) => {
  const { t, locale } = useMessages()
  const { quantity, gone = 0, isOff, doneTime, remark, seat, takeAway, weight } = dish
  const second = words.second(dish.name)
  const others = (dish.alsoAt ?? []).flatMap((station) => nameOf(station) ?? [])
  const picks = dish.options.flatMap(({ choices }) => choices)
  const isGone = !isOff && gone >= quantity
  return (
    <li>
      <button
        type="button"
        className="kitchen-dish"
        aria-pressed={doneTime !== undefined}
        disabled={isGone}
        data-off={isOff || isGone ? '' : undefined}
        data-part={dish.isPart ? '' : undefined}
        onClick={onPress}
      >
        <span className="kitchen-dish-count">
          {isOff ? `−${quantity}` : `${Math.max(0, quantity - gone)}×`}
        </span>
        <span className="kitchen-dish-what">
          <span className="kitchen-dish-name">{words.name(dish.name)}</span>
          {second !== undefined && <span className="kitchen-dish-second">{second}</span>}
          {weight !== undefined && <span className="kitchen-dish-pick">{kilograms(weight)}</span>}
          {picks.map(({ name, quantity: count }, at) => (
            <span key={at} className="kitchen-dish-pick">
              {count > 1 ? `${count} × ${words.name(name)}` : words.name(name)}
            </span>
          ))}
          {remark !== undefined && <strong className="kitchen-dish-remark">{remark}</strong>}
          {isOff && <strong className="kitchen-dish-sign">{t('kitchen.off')}</strong>}
          {gone > 0 && (
            <strong className="kitchen-dish-sign">{t('kitchen.gone', { count: gone })}</strong>
          )}
          {(takeAway || seat !== undefined || others.length > 0) && (
            <span className="kitchen-dish-notes">
              {takeAway && <span>{t('board.takeAwayLine')}</span>}
              {seat !== undefined && <span>{t('kitchen.seat', { seat })}</span>}
              {others.length > 0 && (
                <span>{t('kitchen.alsoAt', { names: listInSentence(others, locale) })}</span>
              )}
            </span>
          )}
        </span>
        {doneTime !== undefined && <Icon name="check" />}
      </button>
    </li>
  )
}
