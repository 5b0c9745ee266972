import type { Shop, TableSession } from '@comanda/contract'
import { byCourse } from '@comanda/shop-rules/kitchen'

/** What waits on hold and is sent next; all of it if it has no courses (COURSE-3). */
export interface NextCourse {
  /** Undefined: all that is on hold. */
  readonly course: NonNullable<Shop['courses']>[number] | undefined
  readonly lines: readonly string[]
  /** Whether others wait behind it. */
  readonly isFollowed: boolean
}

export const nextCourse = (
  { products }: Pick<TableSession, 'products'>,
  { courses = [] }: Pick<Shop, 'courses'>,
): NextCourse | undefined => {
  const waiting = byCourse(
    courses,
    products.filter(({ status }) => status === 'hold'),
  )
  const [next] = waiting
  if (!next) return undefined
  const lines = next.lines.map(({ id }) => id)
  return { course: next.course, lines, isFollowed: waiting.length > 1 }
}
