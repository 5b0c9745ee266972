import type { Shop } from '@comanda/contract'
import { useCallback, useEffect, useState } from 'react'
import { useDiner } from '../../data/client-context.tsx'

/** The fields that a list of shops shows (CALL-2.9). */
const FIELDS = [
  '_id',
  'name',
  'address',
  'addressDetail',
  'lat',
  'long',
  'images',
  'timeZone',
  'currency',
  'openForOnline',
  'openTakeAway',
  'openDineInNoTable',
  'onlineOpeningHours',
  'order',
]

/** Loads the shops that are open for online ordering. */
export const useShops = () => {
  const { client } = useDiner()
  const [shops, setShops] = useState<readonly Shop[]>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    client.connection
      .service('shops')
      .find({ openForOnline: true, $select: FIELDS, $sort: { order: 1 } })
      .then(setShops)
      .catch(() => setFailed(true))
  }, [client])
  useEffect(load, [load])
  const retry = () => {
    setFailed(false)
    load()
  }
  return { shops, failed, load: retry }
}
