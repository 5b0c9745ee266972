import { loadMembership, type Membership } from '@comanda/client/account'
import { type Loaded, useConnection, useLoaded } from '@comanda/client/react'
import type { User } from '@comanda/contract'
import { useCatalogue } from '../../../diner/use-stores.ts'

/** Returns everything that the member's home shows, loaded by one call. */
export const useMembership = (user: User): Loaded<Membership> => {
  const connection = useConnection()
  const shop = useCatalogue().menu?.shop._id
  return useLoaded(`${user._id} ${shop ?? ''}`, () => loadMembership(connection, user, shop))
}
