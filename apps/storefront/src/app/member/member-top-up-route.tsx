import { useSearch } from '../../router/use-shown.ts'
import { MemberGate } from '../../features/member/gate/member-gate.tsx'
import { nextPath } from '../../features/member/gate/next-path.ts'
import { TopUpPage } from '../../features/member/top-up/top-up-page.tsx'
import { paths } from '../../router/paths.ts'

const MemberTopUpRoute = () => {
  const { next } = useSearch(paths.memberTopUp)
  return (
    <MemberGate>
      <TopUpPage next={nextPath(next)} />
    </MemberGate>
  )
}

export default MemberTopUpRoute
