import { buttonLook, Page } from '@comanda/ui'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAuthentication } from '../../../data/use-store.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { showNotice } from '../../../shell/notice.ts'
import { GoTo } from '../gate/go-to.tsx'
import { nextPath } from '../gate/next-path.ts'
import { SocialButtons } from '../login/social-buttons.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { RegisterForm, type Registration } from './register-form.tsx'
import '../form/form.css'

/** Becoming a member; where the restaurant sends mail, the address is confirmed by a code. */
export const RegisterPage = ({ next }: { readonly next?: string | undefined }) => {
  const { t } = useMemberMessages()
  const { status } = useAuthentication()
  const navigate = useNavigate()
  const [pending, setPending] = useState<Registration>()
  const to = nextPath(next)
  const welcome = () => {
    showNotice({ text: t('register.welcome'), tone: 'success' })
    void navigate({ to, replace: true })
  }
  if (status === 'signedIn') return <GoTo path={to} />
  if (pending)
    return (
      <Page
        title={t('register.confirmTitle')}
        lead={t('register.confirmLead', { email: pending.email })}
      >
        <ConfirmForm registration={pending} onDone={welcome} onBack={() => setPending(undefined)} />
      </Page>
    )
  return (
    <Page title={t('register.title')} lead={t('register.lead')}>
      <RegisterForm onDone={welcome} onConfirm={setPending} />
      <SocialButtons next={to} />
      <p className="member-form-aside">
        {t('register.hasAccount')}
        <Link
          to="/member/login"
          search={next === undefined ? {} : { next }}
          {...buttonLook({ variant: 'plain' })}
        >
          {t('login.title')}
        </Link>
      </p>
    </Page>
  )
}
