import { buttonLook } from '@comanda/ui'
import { useMemberMessages } from '../../../language/member-messages.ts'

/** The terms, beside the form that is being filled. */
export const TermsLink = () => {
  const { t } = useMemberMessages()
  return (
    <a href="/tnc" target="_blank" rel="noopener" {...buttonLook({ variant: 'plain' })}>
      {t('register.readTerms')}
    </a>
  )
}
