import type { TicketLine } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Badge } from '@comanda/ui'
import { useMessages } from '../messages.ts'
import { useShop } from '../shop-context.tsx'

interface WaitingBadgeProps {
  readonly line: Pick<TicketLine, 'status' | 'course'>
}

const OnHold = ({ line }: WaitingBadgeProps) => {
  const { t, locale } = useMessages()
  const { courses = [] } = useShop()
  const course = courses.find(({ _id }) => _id === line.course)
  return (
    <Badge tone="highlight">
      {course
        ? t('board.holdCourse', { name: localizedName(course.name, locale) })
        : t('board.holdLine')}
    </Badge>
  )
}

/** Says that a line is on hold, with the course for which it waits. */
export const WaitingBadge = ({ line }: WaitingBadgeProps) =>
  line.status === 'hold' && <OnHold line={line} />
