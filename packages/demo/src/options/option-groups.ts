import { breadOptions } from './bread-options.ts'
import { drinkOptions } from './drink-options.ts'
import { grillOptions } from './grill-options.ts'
import { noodleOptions } from './noodle-options.ts'
import type { OptionGroup } from './option-group.ts'
import { plateOptions } from './plate-options.ts'
import { riceOptions } from './rice-options.ts'
import { tasteOptions } from './taste-options.ts'

/** Every option group except those of set meals. */
export const optionGroups: readonly OptionGroup[] = [
  ...noodleOptions,
  ...riceOptions,
  ...grillOptions,
  ...breadOptions,
  ...plateOptions,
  ...tasteOptions,
  ...drinkOptions,
]
