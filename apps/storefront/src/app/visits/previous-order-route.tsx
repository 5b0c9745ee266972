import { useNavigate } from '../../router/use-navigate.ts'
import { useDiner } from '../../diner/diner-context.tsx'
import { PreviousOrderPage } from '../../features/previous-order/previous-order-page.tsx'
import { paths } from '../../router/paths.ts'

const PreviousOrderRoute = () => {
  const { visit } = useDiner()
  const navigate = useNavigate()
  return (
    <PreviousOrderPage
      onContinue={({ _id, type }) => {
        void visit.begin({ kind: 'session', session: _id })
        if (type === 'dineIn') void navigate({ to: paths.browse })
        else void navigate({ to: paths.recordOf, params: { id: _id } })
      }}
    />
  )
}

export default PreviousOrderRoute
