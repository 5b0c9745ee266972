import type { TableGuest } from '@comanda/contract'
import { useTableMessages } from '../../language/table-messages.ts'

type Named = Pick<TableGuest, '_id' | 'animal' | 'name'>

/** Returns what a guest is called: by the name that they typed, or by their animal. */
export const useGuestWords = (): ((guest: Named | undefined) => string) => {
  const { t } = useTableMessages()
  return (guest) => (guest ? (guest.name ?? t(`table.animal.${guest.animal}`)) : '')
}
