import { createWaitingDishes } from '@comanda/client/staff'
import { useStore } from '@comanda/client/react'
import { localizedName } from '@comanda/engine/catalog'
import { useEffect, useMemo } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'

/** Returns which course a bill waits for, by its session: the next to fire (COURSE-3.3). A shop without courses asks for nothing. */
export const useNextCourses = (): ReadonlyMap<string, string> => {
  const { locale } = useMessages()
  const { connection } = useStaff()
  const { _id: shop, courses = [] } = useShop()
  const isServedByCourse = courses.length > 0
  const waiting = useMemo(() => createWaitingDishes(connection, shop), [connection, shop])
  useEffect(() => (isServedByCourse ? waiting.open() : undefined), [isServedByCourse, waiting])
  const tables = useStore(waiting.tables)
  return useMemo(
    () =>
      new Map(
        tables.flatMap(({ session, courses: [next] }): (readonly [string, string])[] =>
          next?.name ? [[session, localizedName(next.name, locale)]] : [],
        ),
      ),
    [locale, tables],
  )
}
