import type { WritableStore } from '@comanda/client'
import type { Question } from '../guests/question.ts'

/** Notes that a question is behind the guest: it does not come again. */
export const markPassed = (
  passed: WritableStore<ReadonlySet<Question>>,
  question: Question,
): void => {
  if (!passed.get().has(question)) passed.set(new Set([...passed.get(), question]))
}
