import { localizedName } from '@comanda/engine/catalog'
import { Chip, Chips } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'

/** For whom the next dishes are, and when the kitchen begins with them. */
export interface Course {
  /** Undefined for all guests. */
  readonly seat: number | undefined
  /** `usual`: with the course of its category; `now` or `hold`: whatever that is; else the id of a course. */
  readonly when: string
}

export const firstCourse: Course = { seat: undefined, when: 'usual' }

/** Returns the fields of a line that is ordered for a seat and a course. */
export const courseFields = ({ seat, when }: Course) => ({
  ...(seat === undefined ? {} : { chairId: String(seat) }),
  ...(when === 'hold' ? { status: 'hold' as const } : {}),
  ...(when === 'hold' || when === 'usual' ? {} : { course: when }),
})

/** More seats than this are a group that orders for all. */
const MOST_SEATS = 12

interface CourseChoiceProps {
  readonly course: Course
  readonly guests: number
  /** Courses are for orders at a table (COURSE-1.1). */
  readonly isAtTable: boolean
  readonly onChange: (course: Course) => void
}

/** The chips of seat and course: the dishes that are added next take them. Without courses they are made now or later. */
export const CourseChoice = ({ course, guests, isAtTable, onChange }: CourseChoiceProps) => {
  const { t, locale } = useMessages()
  const { courses = [] } = useShop()
  const hasCourses = isAtTable && courses.length > 0
  const times = [
    { when: 'usual', text: t(hasCourses ? 'entry.usual' : 'entry.now') },
    ...(hasCourses ? [{ when: 'now', text: t('entry.now') }] : []),
    ...(hasCourses ? courses.filter(({ atOnce }) => !atOnce) : []).map(({ _id, name }) => ({
      when: _id,
      text: localizedName(name, locale),
    })),
    { when: 'hold', text: t('entry.later') },
  ]
  const seats = Array.from({ length: Math.min(guests, MOST_SEATS) }, (_, at) => at + 1)
  return (
    <div className="entry-course">
      {seats.length > 1 && (
        <Chips label={t('entry.seat')} head="hidden">
          {[undefined, ...seats].map((seat) => (
            <Chip
              key={seat ?? 0}
              name="seat"
              checked={course.seat === seat}
              aria-label={seat === undefined ? t('entry.everyone') : t('entry.seatOf', { seat })}
              onChange={() => onChange({ ...course, seat })}
            >
              {seat ?? t('entry.everyone')}
            </Chip>
          ))}
        </Chips>
      )}
      <Chips label={t('entry.when')} head="hidden">
        {times.map(({ when, text }) => (
          <Chip
            key={when}
            name="course"
            checked={course.when === when}
            onChange={() => onChange({ ...course, when })}
          >
            {text}
          </Chip>
        ))}
      </Chips>
    </div>
  )
}
