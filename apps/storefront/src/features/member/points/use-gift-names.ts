import { useConnection, useLoaded } from '@comanda/client/react'
import { findGifts } from '@comanda/client/rewards'
import { useNames } from '../../../language/use-names.ts'

/** Names of rewards by their ids, once they are loaded. */
export const useGiftNames = (): ((gift: string | undefined) => string | undefined) => {
  const connection = useConnection()
  const name = useNames()
  const { data = [] } = useLoaded('gifts', () => findGifts(connection))
  return (gift) => {
    const found = data.find(({ _id }) => _id === gift)
    return found && name(found.name)
  }
}
