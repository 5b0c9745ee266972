import { normaliseError } from '@comanda/client'
import type { Book } from '@comanda/client/staff'
import type { Reservation } from '@comanda/contract'
import { showToast } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { failureWords } from './failure-words.ts'

/** Returns what assigns tables to a booking; a table of others is refused in words (RES-7.1). */
export const useKeepTables = (book: Book) => {
  const { t } = useMessages()
  return async ({ _id }: Reservation, tables: readonly string[]): Promise<void> => {
    try {
      await book.patch(_id, { tables: tables.length > 0 ? [...tables] : null })
    } catch (failure) {
      showToast(failureWords(normaliseError(failure), t), { tone: 'danger' })
    }
  }
}
