import { createStore } from '@comanda/client'

/** A message that hides by itself, perhaps with an action. */
export interface Notice {
  readonly text: string
  readonly tone?: 'plain' | 'success' | 'danger'
  readonly action?: { readonly text: string; readonly run: () => void }
  /** A notice of the same id is replaced, not added. */
  readonly id?: string
}

/** The notices to show, the latest last. */
export const notices = createStore<readonly Notice[]>([])

/** Shows a notice for five seconds; the component that shows it is loaded with the first one. */
export const showNotice = (notice: Notice): void => notices.set([notice])
