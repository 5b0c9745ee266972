import { getRouteApi } from '@tanstack/react-router'
import { LoginPage } from '../features/member/login/login-page.tsx'
import { paths } from './paths.ts'

const route = getRouteApi(paths.memberLogin)

const MemberLoginRoute = () => {
  const { next, social } = route.useSearch()
  return <LoginPage next={next} social={social} />
}

export default MemberLoginRoute
