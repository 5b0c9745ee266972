import type { MenuContext } from '../catalog/menu-context.ts'
import type { Choice, ProductOption } from '../catalog/product-option.ts'
import type { Id } from '../catalog/vocabulary.ts'
import { isChoiceAvailable } from '../options/available-groups.ts'

/** The choice by which a product may be taken into a group now. */
export const choiceFor = (
  group: ProductOption,
  product: Id | undefined,
  context: MenuContext,
): Choice | undefined =>
  group.choices?.find(
    (choice) =>
      choice.type === 'product' && choice.product === product && isChoiceAvailable(choice, context),
  )
