import type { RestoredLines } from './restore-lines.ts'

/** How many lines were dropped, how many options are invalid. */
export interface RestoreMessage {
  readonly code: 'basic.expired' | 'basic.expiredOptions'
  readonly count: number
}

/** Returns the messages about a restored cart; none about dropped lines on return from a top-up (CART-6.4). */
export const restoreMessages = (
  { gone, changed }: Pick<RestoredLines, 'gone' | 'changed'>,
  fromTopUp?: string | null,
): readonly RestoreMessage[] => {
  const options = changed.reduce(
    (count, { removed, invalid }) => count + Math.max(removed, invalid),
    0,
  )
  return [
    ...(gone.length > 0 && fromTopUp !== 'true'
      ? [{ code: 'basic.expired' as const, count: gone.length }]
      : []),
    ...(options > 0 ? [{ code: 'basic.expiredOptions' as const, count: options }] : []),
  ]
}
