import { createSessionRecord, createStore, type SessionRecordState } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import type { TableSession } from '@comanda/contract'
import { useEffect, useState } from 'react'
import { useDiner } from '../../../diner/diner-context.tsx'

const KEY = 'topUpSession'
const none = createStore<SessionRecordState>({ status: 'notFound' })

/** Returns the top-up that waits for its payment, updated by events and stored for this tab over a reload. */
export const useTopUpSession = () => {
  const {
    client: { connection },
  } = useDiner()
  const [record, setRecord] = useState(() => {
    const id = window.sessionStorage.getItem(KEY)
    return id === null ? undefined : createSessionRecord(connection, id)
  })
  useEffect(() => record?.open(), [record])
  const { session, status } = useStore(record?.state ?? none)
  return {
    session,
    /** There is a top-up, even if it is not loaded yet. */
    isPending: status !== 'notFound',
    begin: (next: TableSession): void => {
      window.sessionStorage.setItem(KEY, next._id)
      setRecord(createSessionRecord(connection, next._id, next))
    },
    end: (): void => {
      window.sessionStorage.removeItem(KEY)
      setRecord(undefined)
    },
  }
}
