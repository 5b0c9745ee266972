import { allDay } from '@comanda/client/staff'
import type { Ticket } from '@comanda/contract'
import { kilograms } from '@comanda/shop-rules/weights'
import { useMessages } from '../../staff/messages.ts'
import type { DishWords } from './dish-words.ts'

/** What is still to make of each dish, on all open tickets of the station. */
export const AllDay = ({
  tickets,
  words,
}: {
  readonly tickets: readonly Ticket[]
  readonly words: DishWords
}) => {
  const { t } = useMessages()
  return (
    <aside className="kitchen-all-day" aria-label={t('kitchen.allDay')}>
      <h2>{t('kitchen.allDay')}</h2>
      <ul>
        {allDay(tickets).map(({ key, dish, count }) => (
          <li key={key}>
            <span className="kitchen-all-day-count">{count}</span>
            <span>
              {words.name(dish.name)}
              {dish.weight !== undefined && ` · ${kilograms(dish.weight)}`}
              {dish.options
                .flatMap(({ choices }) => choices)
                .map(({ name }) => ` · ${words.name(name)}`)
                .join('')}
              {dish.remark !== undefined && <em> {dish.remark}</em>}
            </span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
