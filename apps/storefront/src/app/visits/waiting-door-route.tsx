import { JoinPage } from '../../features/waiting/join-page.tsx'
import { paths } from '../../router/paths.ts'
import { useNavigate } from '../../router/use-navigate.ts'
import { useParams } from '../../router/use-shown.ts'
import { useBack } from './use-back.ts'

const WaitingDoorRoute = () => {
  const { shop } = useParams(paths.waitingDoor)
  const navigate = useNavigate()
  return (
    <JoinPage
      key={shop}
      shop={shop}
      onBack={useBack(paths.home)}
      onJoined={(id) => void navigate({ to: paths.waitingOf, params: { id }, replace: true })}
    />
  )
}

export default WaitingDoorRoute
