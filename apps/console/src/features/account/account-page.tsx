import { useStore } from '@comanda/client/react'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { OwnPassword } from './own-password.tsx'
import { OwnPin } from './own-pin.tsx'
import { ResetFactor } from './reset-factor.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SignIns } from './sign-ins.tsx'
import './account.css'

/** The own account of staff: its PIN, its password, its second factor and its sign-ins; for owners, help for a colleague. */
export const AccountPage = () => {
  const { authentication } = useStaff()
  const { user } = useStore(authentication.state)
  const isOwner = (user?.staff ?? []).some(({ role }) => role === 'owner')
  const { t } = useMessages()
  usePageTitle(t('account.title'))
  return (
    <div className="account">
      <h1>{t('account.title')}</h1>
      <OwnPin />
      <OwnPassword />
      <SecondFactor />
      <SignIns />
      {isOwner && <ResetFactor />}
    </div>
  )
}
