import type { Id } from '@comanda/engine/catalog'

/** A course as the shop names it, in the order of serving. */
export interface ServedCourse {
  readonly _id: Id
  /** It is made at once, whatever else is ordered: drinks. */
  readonly atOnce?: boolean | undefined
}

/** What of a line decides when the kitchen begins with it. */
export interface CourseLine {
  readonly course?: Id | undefined
}

/** Returns the place of a line's course among those that wait for each other; infinite if it waits for none. */
const placeOf = (courses: readonly ServedCourse[], { course }: CourseLine): number => {
  const at = courses.findIndex(({ _id, atOnce }) => _id === course && !atOnce)
  return at < 0 ? Infinity : at
}

const earliest = (courses: readonly ServedCourse[], lines: readonly CourseLine[]): number =>
  Math.min(...lines.map((line) => placeOf(courses, line)))

/**
 * Returns which of the lines that are ordered together wait until staff fire their course (COURSE-2). Of the courses that wait for each
 * other, the earliest of the order is made, unless a line on hold is of that course or an earlier one. `onHold`: the lines of the
 * table that wait already.
 */
export const waitingLines = <L extends CourseLine>(
  courses: readonly ServedCourse[],
  ordered: readonly L[],
  onHold: readonly CourseLine[],
): readonly L[] => {
  const first = earliest(courses, ordered)
  const held = earliest(courses, onHold)
  return ordered.filter((line) => {
    const place = placeOf(courses, line)
    return place !== Infinity && (place > first || place >= held)
  })
}

/** Lines of one course that wait; without a course those that staff put on hold by themselves. */
export interface WaitingCourse<C, L> {
  readonly course: C | undefined
  readonly lines: readonly L[]
}

/** Returns lines by their courses in the order of serving, those without a known one last. The first is the one to fire next. */
export const byCourse = <C extends ServedCourse, L extends CourseLine>(
  courses: readonly C[],
  lines: readonly L[],
): readonly WaitingCourse<C, L>[] => {
  const known = new Set(courses.map(({ _id }) => _id))
  const groups = [
    ...courses.map((course) => ({
      course,
      lines: lines.filter((line) => line.course === course._id),
    })),
    { course: undefined, lines: lines.filter(({ course }) => !known.has(course ?? '')) },
  ]
  return groups.filter(({ lines: of }) => of.length > 0)
}
