import type { CallError } from '@comanda/client'
import type { ConsoleTranslate } from '@comanda/locales/console'
import { failureWords } from '../../forms/failure-words.ts'

/** Returns why the draft was not changed or published. */
export const menuFailure = (t: ConsoleTranslate, failure: CallError): string => {
  if (failure.code === 'menuChanged') return t('menu.changedMeanwhile')
  if (failure.code === 'menuConflict') return t('menu.conflict')
  return failureWords(t, failure)
}
