import type { Reservation } from '@comanda/contract'
import { useListWords } from '../../language/use-list-words.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'

/** Returns a function that says who comes: `2 adults, 1 child, 1 baby stool`. */
export const usePartyWords = (): ((
  party: Pick<Reservation, 'adults' | 'children' | 'babyStools'>,
) => string) => {
  const { t } = useVisitMessages()
  const list = useListWords()
  return ({ adults, children, babyStools }) =>
    list(
      [
        adults > 0 && t('reservation.adultCount', { count: adults }),
        children > 0 && t('reservation.childCount', { count: children }),
        babyStools > 0 && t('reservation.stoolCount', { count: babyStools }),
      ].filter((words) => words !== false),
    )
}
