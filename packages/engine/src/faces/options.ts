// Which options a product has, and whether a selection is valid.

export {
  availableGroups,
  isChoiceAvailable,
  isGroupAvailable,
} from '../options/available-groups.ts'
export { defaultOptions } from '../options/default-options.ts'
export { addChoice, dropChoice, entryOf, withEntry, withInside } from '../options/edit-draft.ts'
export { isSinglePick, maxPickOf } from '../options/group-limits.ts'
export type { OptionIssue } from '../options/option-issue.ts'
export { pickChoice, unpickChoice } from '../options/pick-choice.ts'
export {
  choiceId,
  type DraftOption,
  type DraftSelection,
  findChoice,
  picksOf,
  quantityOf,
} from '../options/picks.ts'
export { isChoiceSelectable } from '../options/selectable.ts'
export { validateGroup } from '../options/validate-group.ts'
export { validateOptions } from '../options/validate-options.ts'
