import type { Book, UnsentStep } from '@comanda/client/staff'
import { useMessages } from '../../staff/messages.ts'
import { UnsentNotes } from '../../staff/bills/unsent-notes.tsx'

/** Steps of the book that were made without a connection (STAFF-8.6). */
export const UnsentSteps = ({ book }: { readonly book: Book }) => {
  const { t } = useMessages()
  const wordsOf = (steps: readonly UnsentStep[]): string =>
    steps
      .map(({ name, to }) => t('book.stepDone', { name, status: t(`book.status.${to}`) }))
      .join(' · ')
  return <UnsentNotes unsent={book.unsent} wordsOf={wordsOf} refusedText={t('book.stepsRefused')} />
}
