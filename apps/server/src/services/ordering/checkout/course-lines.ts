import type { CartLine } from '@comanda/engine/cart'
import type { OrderedFacts } from '@comanda/engine/pricing'
import { topLines, treeOf } from '@comanda/engine/set-items'
import { waitingLines } from '@comanda/shop-rules/kitchen'
import type { Checkout } from './checkout.ts'

const withoutCourse = ({ course: _course, ...line }: CartLine): CartLine => line

/**
 * Returns lines of an order at a table with the courses that they are served with: what staff chose, else their category's
 * (COURSE-1.3). Those that wait for an earlier one are on hold (COURSE-2). A set goes as its top line.
 */
export const courseLines = (
  lines: readonly CartLine[],
  facts: ReadonlyMap<string, OrderedFacts>,
  { menu, state, together }: Pick<Checkout, 'menu' | 'state' | 'together'>,
): readonly CartLine[] => {
  const { courses = [] } = menu.shop
  if (state.row.type !== 'dineIn' || courses.length === 0) return lines.map(withoutCourse)
  const known = (id: string | undefined) => courses.find(({ _id }) => _id === id)?._id
  const courseOf = ({ id, course }: CartLine): string | undefined => {
    if (course === 'now') return undefined
    const category = facts.get(id)?.category
    return known(course) ?? known(menu.categories.find(({ _id }) => _id === category)?.course)
  }
  const tops = topLines(lines).map((top) => ({ top, course: courseOf(top) }))
  const onHold = state.lines
    .filter(({ status }) => status === 'hold')
    .map(({ picked }) => ({ course: picked.course }))
  const waiting = new Set(together ? [] : waitingLines(courses, tops, onHold))
  const served = new Map(
    tops.flatMap((one) => {
      const own = {
        ...(one.course === undefined ? {} : { course: one.course }),
        ...(waiting.has(one) ? { status: 'hold' as const } : {}),
      }
      return treeOf(lines, one.top.id).map(({ id }) => [id, own] as const)
    }),
  )
  return lines.map((line) => ({ ...withoutCourse(line), ...served.get(line.id) }))
}
