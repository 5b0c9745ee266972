import { useVisitMessages } from '../../language/visit-messages.ts'

interface Wait {
  readonly minutes?: number | undefined
  readonly error?: number | undefined
}

/** Returns the words for how long a party waits, with the error of that (WAIT-2.3); undefined if the shop cannot say. */
export const useEstimateWords = (): ((wait: Wait) => string | undefined) => {
  const { t } = useVisitMessages()
  return ({ minutes, error = 0 }) => {
    if (minutes === undefined) return undefined
    return minutes === 0 && error === 0 ? t('waiting.now') : t('waiting.about', { minutes, error })
  }
}
