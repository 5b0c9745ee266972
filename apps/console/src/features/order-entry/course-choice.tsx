import { Chip, Chips } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'

/** For whom the next dishes are, and when the kitchen begins with them. */
export interface Course {
  /** Undefined for all guests. */
  readonly seat: number | undefined
  readonly isOnHold: boolean
}

export const firstCourse: Course = { seat: undefined, isOnHold: false }

/** Returns the fields of a line that is ordered for a seat and a course. */
export const courseFields = ({ seat, isOnHold }: Course) => ({
  ...(seat === undefined ? {} : { chairId: String(seat) }),
  ...(isOnHold ? { status: 'hold' as const } : {}),
})

/** More seats than this are a group that orders for all. */
const MOST_SEATS = 12

interface CourseChoiceProps {
  readonly course: Course
  readonly guests: number
  readonly onChange: (course: Course) => void
}

/** The chips of seat and course: the dishes that are added next take them. */
export const CourseChoice = ({ course, guests, onChange }: CourseChoiceProps) => {
  const { t } = useMessages()
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
        {[false, true].map((isOnHold) => (
          <Chip
            key={String(isOnHold)}
            name="course"
            checked={course.isOnHold === isOnHold}
            onChange={() => onChange({ ...course, isOnHold })}
          >
            {t(isOnHold ? 'entry.later' : 'entry.now')}
          </Chip>
        ))}
      </Chips>
    </div>
  )
}
