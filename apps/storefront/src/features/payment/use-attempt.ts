import {
  attemptPaces,
  type AttemptRecord,
  type AttemptState,
  createAttemptRecord,
} from '@comanda/client'
import { useStore } from '@comanda/client/react'
import { useEffect, useMemo } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'

/** Returns a payment, followed at a pace; the server asks at once when the page comes into view (PAY-8.3). */
export const useAttempt = (
  id: string,
  pace: keyof typeof attemptPaces,
): AttemptState & { readonly record: AttemptRecord } => {
  const { client } = useDiner()
  const record = useMemo(() => createAttemptRecord(client, id), [client, id])
  useEffect(() => record.open(attemptPaces[pace]), [record, pace])
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void record.check()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', look)
    }
  }, [record])
  return { ...useStore(record.state), record }
}
