import { useSearch } from '../../router/use-shown.ts'
import { LoginPage } from '../../features/member/login/login-page.tsx'
import { paths } from '../../router/paths.ts'

const MemberLoginRoute = () => {
  const { next, social, socialError } = useSearch(paths.memberLogin)
  return <LoginPage next={next} social={social} socialError={socialError} />
}

export default MemberLoginRoute
