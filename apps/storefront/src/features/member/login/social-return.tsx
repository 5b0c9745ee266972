import { buttonLook, EmptyState, MemberDrawing } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { Link } from '../../../router/link.tsx'
import { useNavigate } from '../../../router/use-navigate.ts'
import { useDiner } from '../../../diner/diner-context.tsx'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { LoadingScreen } from '../../../loading/loading-screen.tsx'
import { nextPath } from '../gate/next-path.ts'
import { endSocial, readSocial } from './social-intent.ts'

/** Logs in by the code of a provider's redirect and the verifier of this tab. */
export const SocialReturn = ({ code }: { readonly code: string }) => {
  const { t } = useMemberMessages()
  const { client } = useDiner()
  const navigate = useNavigate()
  const [intent] = useState(() => readSocial(window.sessionStorage))
  const [failed, setFailed] = useState(intent === undefined)

  useEffect(() => {
    if (!intent) return
    const finish = async (): Promise<void> => {
      try {
        await client.authentication.signInSocial(code, intent.verifier)
        await navigate({ to: nextPath(intent.next), replace: true })
      } catch {
        setFailed(true)
      } finally {
        endSocial(window.sessionStorage)
      }
    }
    void finish()
  }, [client, navigate, code, intent])

  if (!failed) return <LoadingScreen />
  return (
    <EmptyState
      level={1}
      drawing={<MemberDrawing name="person" />}
      title={t('login.title')}
      action={
        <Link to="/member/login" replace {...buttonLook()}>
          {t('login.title')}
        </Link>
      }
    >
      {t('login.socialFailed')}
    </EmptyState>
  )
}
