import { HandoffPage } from '../../features/handoff/handoff-page.tsx'
import { paths } from '../../router/paths.ts'
import { useParams } from '../../router/use-shown.ts'

const HandoffRoute = () => {
  const { code } = useParams(paths.handoff)
  return <HandoffPage key={code} code={code} />
}

export default HandoffRoute
