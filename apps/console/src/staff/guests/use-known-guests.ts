import { createKnownGuests } from '@comanda/client/staff'
import { useStore } from '@comanda/client/react'
import type { KnownGuest } from '@comanda/contract'
import { useEffect, useMemo } from 'react'
import { useShop } from '../shop-context.tsx'
import { useStaff } from '../staff-context.tsx'

const none: readonly KnownGuest[] = []

/** Returns what staff have written of those who are expected on a day, or sit at a session. */
export const useKnownGuests = ({
  date,
  session,
}: {
  readonly date?: string
  readonly session?: string
}): readonly KnownGuest[] => {
  const { connection } = useStaff()
  const { _id: shop } = useShop()
  const known = useMemo(
    () =>
      createKnownGuests(connection, {
        shop,
        ...(date === undefined ? {} : { date }),
        ...(session === undefined ? {} : { session }),
      }),
    [connection, shop, date, session],
  )
  const state = useStore(known.state)
  useEffect(() => known.open(), [known])
  return state.status === 'ready' ? state.value : none
}
