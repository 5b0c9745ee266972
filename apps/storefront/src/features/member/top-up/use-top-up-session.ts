import { createSessionRecord, createStore, type SessionRecordState } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import type { TableSession } from '@comanda/contract'
import { useEffect, useState } from 'react'
import { useDiner } from '../../../diner/diner-context.tsx'

const KEY = 'topUpSession'
const none = createStore<SessionRecordState>({ status: 'notFound' })

/** The top-up that waits for its payment, followed live, and kept for this tab over a reload. */
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
    /** There is one, be it not loaded yet. */
    isKept: status !== 'notFound',
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
