import type { Id, LocalizedText } from '@comanda/engine/catalog'
import type { Section } from './section-availability.ts'

/** The section in use, and the message to the user if it is not the chosen one. */
export interface SectionChoice {
  readonly section: Section | undefined
  readonly message?: {
    readonly code: 'basic.sectionChanged'
    readonly name: LocalizedText | undefined
  }
}

/**
 * The section of a session without a table (CAT-3.4): the chosen one while it is available, else the first that is,
 * with a message if one had been chosen. `available` in the order of the screen.
 */
export const chooseSection = (
  available: readonly Section[],
  chosen: Id | undefined,
): SectionChoice => {
  const current = available.find((section) => section._id === chosen)
  if (current) return { section: current }
  const first = available[0]
  if (chosen === undefined || !first) return { section: first }
  return { section: first, message: { code: 'basic.sectionChanged', name: first.name } }
}
