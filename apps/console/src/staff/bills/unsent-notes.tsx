import { useStore } from '@comanda/client/react'
import type { Unsent } from '@comanda/client/staff'
import { Banner, Button } from '@comanda/ui'
import { useMessages } from '../messages.ts'

interface UnsentNotesProps<T> {
  readonly unsent: Unsent<T>
  /** Returns what was done, in words. */
  readonly wordsOf: (list: readonly T[]) => string
  /** Said before what was refused, unless these are orders. */
  readonly refusedText?: string
}

/** What was done without a connection: what waits for one, and what was refused on its return (STAFF-8.2). */
export const UnsentNotes = <T,>({ unsent, wordsOf, refusedText }: UnsentNotesProps<T>) => {
  const waiting = useStore(unsent.waiting)
  const refused = useStore(unsent.refused)
  const { t } = useMessages()
  return (
    <>
      {waiting.length > 0 && (
        <Banner icon="offline">
          <strong>{t('unsent.waiting', { count: waiting.length })}</strong> {wordsOf(waiting)}
        </Banner>
      )}
      {refused.length > 0 && (
        <Banner
          tone="danger"
          action={
            <Button variant="quiet" onClick={unsent.dismiss}>
              {t('app.close')}
            </Button>
          }
        >
          <strong>{refusedText ?? t('unsent.refused')}</strong> {wordsOf(refused)}
        </Banner>
      )}
    </>
  )
}
