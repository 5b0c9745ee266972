import { useLoaded } from '@comanda/client/react'
import { useDiner } from '../../../data/client-context.tsx'
import { useNames } from '../../../language/use-names.ts'

/** Names of rewards by their ids, once they are loaded. */
export const useGiftNames = (): ((gift: string | undefined) => string | undefined) => {
  const { client } = useDiner()
  const name = useNames()
  const { data = [] } = useLoaded('gifts', () => client.connection.service('gifts').find())
  return (gift) => {
    const found = data.find(({ _id }) => _id === gift)
    return found && name(found.name)
  }
}
