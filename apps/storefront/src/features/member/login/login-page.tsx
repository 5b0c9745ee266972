import { useState } from 'react'
import { Banner, buttonLook, Page } from '@comanda/ui'
import { Link } from '../../../router/link.tsx'
import { useNavigate } from '../../../router/use-navigate.ts'
import { useAuthentication } from '../../../diner/use-stores.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { GoTo } from '../../../router/go-to.tsx'
import { nextPath } from '../gate/next-path.ts'
import { LoginForm } from './login-form.tsx'
import { SocialButtons } from './social-buttons.tsx'
import { readSocial } from './social-intent.ts'
import { SocialReturn } from './social-return.tsx'
import '../form/form.css'

interface LoginPageProps {
  /** The path to go to after the login. */
  readonly next?: string | undefined
  /** The code that a provider's redirect came back with. */
  readonly social?: string | undefined
  /** Why the login at a provider failed. */
  readonly socialError?: string | undefined
}

/** Login by e-mail or phone and a password, or by a provider's account. */
export const LoginPage = ({ next, social, socialError }: LoginPageProps) => {
  const { t } = useMemberMessages()
  const { status, isLoginNeeded } = useAuthentication()
  const navigate = useNavigate()
  /** A provider that did not sign the diner in returns without the path: this tab remembers it. */
  const [tried] = useState(() =>
    socialError === undefined ? undefined : readSocial(window.sessionStorage),
  )
  const to = nextPath(next ?? tried?.next)
  if (social !== undefined) return <SocialReturn code={social} />
  if (status === 'signedIn') return <GoTo path={to} />
  return (
    <Page title={t('login.title')} lead={t('login.lead')}>
      {isLoginNeeded && <Banner tone="highlight">{t('login.again')}</Banner>}
      {socialError !== undefined && (
        <Banner tone="highlight">
          {t(socialError === 'emailInUse' ? 'login.socialEmailInUse' : 'login.socialFailed')}
        </Banner>
      )}
      <LoginForm onDone={() => void navigate({ to, replace: true })} />
      <SocialButtons next={to} />
      <p className="member-form-aside">
        {t('login.noAccount')}
        <Link
          to="/member/register"
          search={to === nextPath(undefined) ? {} : { next: to }}
          {...buttonLook({ variant: 'plain' })}
        >
          {t('login.register')}
        </Link>
      </p>
    </Page>
  )
}
