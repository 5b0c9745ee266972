import { Page } from '@comanda/ui'
import { useAuthentication } from '../../../diner/use-stores.ts'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { OwnData } from './own-data.tsx'
import { PersonalForm } from './personal-form.tsx'
import { PictureField } from './picture-field.tsx'
import { RememberedCarrier } from './remembered-carrier.tsx'

/** Everything that the restaurant knows about a member, to be changed, exported or deleted. */
export const ProfilePage = () => {
  const { t } = useMemberMessages()
  const { user } = useAuthentication()
  if (!user) return null
  return (
    <Page
      title={t('profile.title')}
      lead={user.memberNumber && `${t('profile.memberNumber')} ${user.memberNumber}`}
    >
      <PictureField user={user} />
      <PersonalForm key={user._id} user={user} />
      <RememberedCarrier user={user} />
      <OwnData user={user} />
    </Page>
  )
}
