import type { Id, OrderType, Product } from '@comanda/engine/catalog'

/** Which sections the menu shows: all, one, or none. */
export type SectionFilter =
  | { readonly kind: 'all' }
  | { readonly kind: 'section'; readonly section: Id }
  | { readonly kind: 'nothing' }

/** What decides the section filter. */
export interface SectionFilterInput {
  readonly type: OrderType
  readonly section?: Id | undefined
  readonly onlineCanSwitchSection?: boolean | undefined
  /** The option to show all sections. */
  readonly displayAll?: boolean | undefined
}

/**
 * The section filter of a session (CAT-2.6): off if all sections are displayed; nothing matches in dine-in if
 * sections cannot be switched and none is chosen; off, too, if none is chosen otherwise.
 */
export const sectionFilter = (input: SectionFilterInput): SectionFilter => {
  if (input.displayAll === true) return { kind: 'all' }
  if (input.section !== undefined) return { kind: 'section', section: input.section }
  return input.type === 'dineIn' && input.onlineCanSwitchSection !== true
    ? { kind: 'nothing' }
    : { kind: 'all' }
}

/** Whether a product is served under the filter; a product that names no section is served in each. */
export const isInSection = (product: Product, filter: SectionFilter): boolean => {
  if (filter.kind !== 'section') return filter.kind === 'all'
  const { sections = [] } = product
  return sections.length === 0 || sections.includes(filter.section)
}
