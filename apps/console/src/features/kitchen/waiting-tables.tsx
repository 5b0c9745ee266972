import { ALL_STATIONS, createWaitingDishes } from '@comanda/client/staff'
import { useStore } from '@comanda/client/react'
import type { WaitingTable } from '@comanda/contract'
import { useEffect, useMemo } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { listWords } from '../../staff/list-words.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import type { DishWords } from './dish-words.ts'

type Course = WaitingTable['courses'][number]

/** What is on hold and this station makes once it is fired, by table, below its tickets (COURSE-4.2). */
export const WaitingTables = ({
  station,
  words,
}: {
  readonly station: string
  readonly words: DishWords
}) => {
  const { t } = useMessages()
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const waiting = useMemo(
    () => createWaitingDishes(connection, shop, station === ALL_STATIONS ? undefined : station),
    [connection, shop, station],
  )
  useEffect(() => waiting.open(), [waiting])
  const tables = useStore(waiting.tables)
  const wordsOf = ({ name, dishes }: Course): string => {
    const list = dishes.map((dish) => `${dish.quantity}× ${words.name(dish.name)}`)
    return `${name ? words.name(name) : t('courses.waits')}: ${listWords(list, t)}`
  }
  if (tables.length === 0) return null
  return (
    <details className="kitchen-waiting">
      <summary>{t('courses.waitingTables', { count: tables.length })}</summary>
      <ul>
        {tables.map(({ session, tableName, courses }) => (
          <li key={session}>
            <strong>{tableName}</strong>
            {courses.map((course) => (
              <span key={course.course ?? ''}>{wordsOf(course)}</span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  )
}
