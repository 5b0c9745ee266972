import { useConnection, useLoaded } from '@comanda/client/react'
import { findGifts } from '@comanda/client/rewards'
import { useNames } from '../../../language/use-names.ts'

/** Returns a function that looks up names of rewards by their ids. */
export const useGiftNames = (): ((gift: string | undefined) => string | undefined) => {
  const connection = useConnection()
  const name = useNames()
  const { data = [] } = useLoaded('gifts', () => findGifts(connection))
  return (gift) => {
    const found = data.find(({ _id }) => _id === gift)
    return found && name(found.name)
  }
}
