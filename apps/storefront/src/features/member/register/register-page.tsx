import { buttonLook, Page } from '@comanda/ui'
import { useState } from 'react'
import { Link } from '../../../router/link.tsx'
import { useNavigate } from '../../../router/use-navigate.ts'
import { useAuthentication } from '../../../diner/use-stores.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { showNotice } from '../../../notices/notice.ts'
import { useForgetOnLeave } from '../../../drafts/use-forget-on-leave.ts'
import { GoTo } from '../../../router/go-to.tsx'
import { nextPath } from '../gate/next-path.ts'
import { SocialButtons } from '../login/social-buttons.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import {
  storePendingRegistration,
  readPendingRegistration,
  PENDING_FORM,
  type PendingRegistration,
} from './pending-registration.ts'
import { RegisterForm } from './register-form.tsx'
import { registerTexts } from './register-texts.ts'
import '../form/form.css'

/** Registers a member; if the restaurant sends e-mail, the address is confirmed by a code. */
export const RegisterPage = ({ next }: { readonly next?: string | undefined }) => {
  const { t } = useMemberMessages()
  const { status } = useAuthentication()
  const navigate = useNavigate()
  const [pending, setPending] = useState(readPendingRegistration)
  useForgetOnLeave(PENDING_FORM)
  useForgetOnLeave(registerTexts.form)
  const to = nextPath(next)
  const wait = (sent?: PendingRegistration): void => {
    setPending(sent)
    storePendingRegistration(sent)
  }
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
        <ConfirmForm pending={pending} onSentAgain={wait} onDone={welcome} onBack={() => wait()} />
      </Page>
    )
  return (
    <Page title={t('register.title')} lead={t('register.lead')}>
      <RegisterForm onDone={welcome} onConfirm={wait} />
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
