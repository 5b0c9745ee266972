// Lines as trees: a set with the items in it, and sets that form by themselves.

export { autoMerge } from '../auto-merge/auto-merge.ts'
export { withQuantity } from '../set-items/child-quantity.ts'
export { createChildren, lineOptions } from '../set-items/create-children.ts'
export { draftOptions } from '../set-items/draft-options.ts'
export { childrenOf, topLines, treeIds, treeOf } from '../set-items/line-tree.ts'
export { linkChildren } from '../set-items/link-children.ts'
