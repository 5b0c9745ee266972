import { useSearch } from '../../router/use-shown.ts'
import { RegisterPage } from '../../features/member/register/register-page.tsx'
import { paths } from '../../router/paths.ts'

const MemberRegisterRoute = () => {
  const { next } = useSearch(paths.memberRegister)
  return <RegisterPage next={next} />
}

export default MemberRegisterRoute
