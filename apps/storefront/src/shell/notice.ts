import { createStore } from '@comanda/client'

/** A message that goes by itself, perhaps with something to press. */
export interface Notice {
  readonly text: string
  readonly tone?: 'plain' | 'success' | 'danger'
  readonly action?: { readonly text: string; readonly run: () => void }
  /** A notice of the same id is replaced, not added. */
  readonly id?: string
}

/** What was asked to be shown, the latest last. */
export const notices = createStore<readonly Notice[]>([])

/** Shows a message for five seconds; what shows it is loaded with the first one. */
export const showNotice = (notice: Notice): void => notices.set([notice])
