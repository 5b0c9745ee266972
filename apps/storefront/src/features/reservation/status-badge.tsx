import type { ReservationStatus } from '@comanda/contract'
import { Badge } from '@comanda/ui'
import { useVisitMessages } from '../../language/visit-messages.ts'

const tones = {
  booked: 'highlight',
  confirmed: 'success',
  seated: 'success',
  completed: 'plain',
  late: 'highlight',
  noShow: 'danger',
  cancelled: 'danger',
} as const satisfies Record<ReservationStatus, string>

/** The status of a reservation. */
export const StatusBadge = ({ status }: { status: ReservationStatus }) => {
  const { t } = useVisitMessages()
  return <Badge tone={tones[status]}>{t(`reservation.status.${status}`)}</Badge>
}
