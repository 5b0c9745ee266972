// Lines as trees: a set with the items in it.

export { withQuantity } from '../set-items/child-quantity.ts'
export { draftOptions } from '../set-items/draft-options.ts'
export { childrenOf, topLines, treeIds, treeOf } from '../set-items/line-tree.ts'
export { linkChildren } from '../set-items/link-children.ts'
export { partName } from '../set-items/part-name.ts'
