import { useMessages } from '../../staff/messages.ts'
import { usePageTitle } from '../../staff/use-page-title.ts'
import { SecondFactor } from './second-factor.tsx'
import { SignIns } from './sign-ins.tsx'
import './account.css'

/** The own account of staff: its second factor and its sign-ins. */
export const AccountPage = () => {
  const { t } = useMessages()
  usePageTitle(t('account.title'))
  return (
    <div className="account">
      <h1>{t('account.title')}</h1>
      <SecondFactor />
      <SignIns />
    </div>
  )
}
