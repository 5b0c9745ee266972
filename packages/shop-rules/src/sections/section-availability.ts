import type { Id, LocalizedText } from '@comanda/engine/catalog'
import { isWindowOpen, type ShopMoment, type WeeklyWindow } from '@comanda/engine/time'

/** A range of a section; `openForOnline: false` closes it for self-service. */
export interface SectionRange extends WeeklyWindow {
  readonly openForOnline?: boolean | undefined
}

/** A menu or time area of a shop: breakfast, lunch, dinner (CAT-3.1). */
export interface Section {
  readonly _id: Id
  readonly name?: LocalizedText | undefined
  readonly sectionSettings?: readonly WeeklyWindow[] | undefined
  readonly timeRange?: readonly SectionRange[] | undefined
  readonly showOrder?: number | undefined
}

const someOpen = (windows: readonly WeeklyWindow[], at: ShopMoment): boolean =>
  windows.some((window) => isWindowOpen(window, at))

/**
 * Whether a section serves at a moment: one of its `sectionSettings` and one of its `timeRange` must be open; a list
 * that is empty or missing does not limit. In self-service only ranges count that are open for online.
 */
export const isSectionAvailable = (
  section: Section,
  at: ShopMoment,
  selfService: boolean,
): boolean => {
  const { sectionSettings = [], timeRange = [] } = section
  if (sectionSettings.length > 0 && !someOpen(sectionSettings, at)) return false
  if (timeRange.length === 0) return true
  return someOpen(
    selfService ? timeRange.filter((range) => range.openForOnline !== false) : timeRange,
    at,
  )
}

/** The sections that serve at a moment, by their `showOrder`. */
export const availableSections = (
  sections: readonly Section[],
  at: ShopMoment,
  selfService: boolean,
): readonly Section[] =>
  sections
    .filter((section) => isSectionAvailable(section, at, selfService))
    .toSorted((a, b) => (a.showOrder ?? 0) - (b.showOrder ?? 0))
