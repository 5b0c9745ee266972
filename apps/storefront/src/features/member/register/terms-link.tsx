import { buttonLook } from '@comanda/ui'
import { useMemberMessages } from '../../../language/member-messages.ts'

/** Links to the terms; they open beside the form. */
export const TermsLink = () => {
  const { t } = useMemberMessages()
  return (
    <a href="/tnc" target="_blank" rel="noopener" {...buttonLook({ variant: 'plain' })}>
      {t('register.readTerms')}
    </a>
  )
}
