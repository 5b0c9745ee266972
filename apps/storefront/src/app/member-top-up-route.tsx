import { getRouteApi } from '@tanstack/react-router'
import { MemberGate } from '../features/member/gate/member-gate.tsx'
import { nextPath } from '../features/member/gate/next-path.ts'
import { TopUpPage } from '../features/member/top-up/top-up-page.tsx'
import { paths } from './paths.ts'

const route = getRouteApi(paths.memberTopUp)

const MemberTopUpRoute = () => {
  const { next } = route.useSearch()
  return (
    <MemberGate>
      <TopUpPage next={nextPath(next)} />
    </MemberGate>
  )
}

export default MemberTopUpRoute
