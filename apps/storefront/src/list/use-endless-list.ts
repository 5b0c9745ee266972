import { createEndlessList, type EndlessList, type ListQuery } from '@comanda/client'
import { useEffect, useMemo } from 'react'
import { useDiner } from '../data/client-context.tsx'

/**
 * An endless list of a query, for as long as the screen shows; another query is another list. One that failed begins
 * anew on connect.
 */
export const useEndlessList = <R extends { readonly _id: string }>(
  query: ListQuery,
): EndlessList<R> => {
  const { connection } = useDiner().client
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
