import { getRouteApi } from '@tanstack/react-router'
import { RegisterPage } from '../features/member/register/register-page.tsx'
import { paths } from './paths.ts'

const route = getRouteApi(paths.memberRegister)

const MemberRegisterRoute = () => {
  const { next } = route.useSearch()
  return <RegisterPage next={next} />
}

export default MemberRegisterRoute
