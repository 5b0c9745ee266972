import type { MenuContext, ProductOption } from '@comanda/engine/catalog'
import type { DraftOption, OptionIssue } from '@comanda/engine/options'
import { useState } from 'react'
import { isCourse, isDecided } from './course.ts'

/** A course of a set meal as a step: one of them is open, the others are a line each. */
export interface Course {
  readonly isOpen: boolean
  readonly open: () => void
  /** Opens the next course that is not complete, or closes the last one. */
  readonly goOn: () => void
  /** The next course that is not complete. */
  readonly next: ProductOption | undefined
  /** Reports the picks of a press: by a pointer, a course that is decided leads to the next. */
  readonly picked: (entry: DraftOption, isPointer: boolean) => void
}

/** Returns the steps of a product's courses: the first that is not complete is open until the diner opens another. */
export const useCourses = (
  groups: readonly ProductOption[],
  issues: readonly OptionIssue[],
  context: MenuContext,
): ((group: ProductOption) => Course | undefined) => {
  const [opened, setOpened] = useState<string>()
  const courses = groups.filter((group) => isCourse(group, context))
  const isComplete = ({ _id }: ProductOption) => !issues.some((issue) => issue.group === _id)
  const first = courses.find((group) => !isComplete(group))
  return (group) => {
    if (!courses.includes(group)) return undefined
    const { _id } = group
    return {
      isOpen: (opened ?? first?._id) === _id,
      open: () => setOpened(_id),
      goOn: () => setOpened(undefined),
      next: courses.find((other) => other !== group && !isComplete(other)),
      picked: (entry, isPointer) =>
        setOpened(isPointer && isDecided(group, entry, context) ? undefined : _id),
    }
  }
}
