import { getRouteApi } from '@tanstack/react-router'
import { LoginPage } from '../features/member/login/login-page.tsx'
import { paths } from './paths.ts'

const route = getRouteApi(paths.memberLogin)

const MemberLoginRoute = () => {
  const { next, social, socialError } = route.useSearch()
  return <LoginPage next={next} social={social} socialError={socialError} />
}

export default MemberLoginRoute
