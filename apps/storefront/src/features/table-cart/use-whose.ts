import type { TableSession } from '@comanda/contract'
import { useTableMessages } from '../../language/table-messages.ts'
import { useGuestWords } from './use-guest-words.ts'
import { useTable } from './use-table.ts'

/** Returns the words for whose a dish of the bill is: of the diner, or of another guest of the table; by the seat, not by who ordered it. */
export const useWhose = (): ((
  line: Pick<TableSession['products'][number], 'chairId'>,
) => string | undefined) => {
  const { t } = useTableMessages()
  const called = useGuestWords()
  const { guests, self } = useTable().state
  return ({ chairId }) => {
    const guest = guests.find(({ seat }) => seat === chairId)
    if (!guest || guests.length < 2) return undefined
    return guest._id === self?._id ? t('table.you') : called(guest)
  }
}
