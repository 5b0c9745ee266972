import type { Id } from '../catalog/vocabulary.ts'

/** What is wrong with the picks of a group (OPT-1). */
export type OptionIssueCode =
  /** Required, and nothing is chosen. */
  | 'required'
  | 'minPick'
  | 'maxPick'
  | 'minQuantity'
  | 'maxQuantity'
  /** A required choice has no quantity. */
  | 'choiceRequired'
  | 'choiceMinQuantity'
  | 'choiceMaxQuantity'
  /** A choice outside its times, or whose product is gone. */
  | 'choiceUnavailable'
  /** A choice that the group does not have (any more). */
  | 'unknownChoice'
  /** A group that the product does not have (any more). */
  | 'unknownGroup'
  /** Picks in a group that is not available for the order type or now. */
  | 'groupUnavailable'
  /** The same choice twice in a group without `allowSameValue`. */
  | 'sameValue'
  /** More than one of a choice in a group with `allowQuantity: false`. */
  | 'quantityNotAllowed'
  /** A set product's own picks are wrong: `nested` tells how. */
  | 'nested'

/** One thing that is wrong, so that a screen can show it at its group and choice. */
export interface OptionIssue {
  readonly code: OptionIssueCode
  readonly group: Id
  readonly choice?: Id | undefined
  /** The violated limit, and the actual number, in picks or units. */
  readonly limit?: number | undefined
  readonly actual?: number | undefined
  /** The position of the pick in the group, from 0, and the issues in it. */
  readonly pick?: number | undefined
  readonly nested?: readonly OptionIssue[] | undefined
}
