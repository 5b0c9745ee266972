import { useParams, useSearch } from '../../router/use-shown.ts'
import { useNavigate } from '../../router/use-navigate.ts'
import { ReservationPage } from '../../features/reservation/reservation-page.tsx'
import { paths } from '../../router/paths.ts'

const ReservationRoute = () => {
  const { id } = useParams(paths.reservationOf)
  const { ask } = useSearch(paths.reservationOf)
  const navigate = useNavigate()
  return (
    <ReservationPage
      key={id}
      id={id}
      ask={ask}
      onBack={() => void navigate({ to: paths.reservation })}
    />
  )
}

export default ReservationRoute
