import { drinkOptions } from './drink-options.ts'
import { noodleOptions } from './noodle-options.ts'
import type { OptionGroup } from './option-group.ts'
import { tasteOptions } from './taste-options.ts'

/** Every group of plain choices; the groups of set meals stand with their sets. */
export const optionGroups: readonly OptionGroup[] = [
  ...noodleOptions,
  ...tasteOptions,
  ...drinkOptions,
]
