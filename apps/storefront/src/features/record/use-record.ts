import { createSessionRecord, type SessionRecord } from '@comanda/client'
import { useEffect, useMemo } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'

/** Follows a session's record; what the client has already loaded shows at once. */
export const useRecord = (id: string): SessionRecord => {
  const { connection, session, pending } = useDiner().client
  const record = useMemo(() => {
    const present = session.state.get().session
    const known = [present, ...pending.state.get().sessions].find((one) => one?._id === id)
    return createSessionRecord(connection, id, known)
  }, [connection, session, pending, id])
  useEffect(() => record.open(), [record])
  return record
}
