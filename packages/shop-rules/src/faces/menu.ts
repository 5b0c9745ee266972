// The menu as a diner browses it: sections, what a keyword finds, what is shown.

export { type Fold, matchesKeyword } from '../menu/keyword.ts'
export { filterMenu } from '../menu/menu-filter.ts'
export { sectionFilter } from '../menu/section-filter.ts'
export { availableSections } from '../sections/section-availability.ts'
export { chooseSection, type SectionChoice } from '../sections/section-choice.ts'
