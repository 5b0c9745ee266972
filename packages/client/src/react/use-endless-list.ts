import { useEffect, useMemo } from 'react'
import { createEndlessList, type EndlessList } from '../list/endless-list.ts'
import type { ListQuery } from '../list/load-page.ts'
import { useConnection } from './connection-context.tsx'

/**
 * Returns the endless list of a query while the component is mounted; a different query gives a new list. A failed list
 * is loaded again on reconnect.
 */
export const useEndlessList = <R extends { readonly _id: string }>(
  query: ListQuery,
): EndlessList<R> => {
  const connection = useConnection()
  const key = JSON.stringify(query)
  const list = useMemo(
    () => createEndlessList<R>(connection, JSON.parse(key) as ListQuery),
    [connection, key],
  )
  useEffect(() => {
    const ends = [
      list.open(),
      connection.onConnect(() => {
        if (list.state.get().error) list.reload()
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [connection, list])
  return list
}
