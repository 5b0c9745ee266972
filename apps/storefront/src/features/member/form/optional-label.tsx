import { useMemberMessages } from '../../../language/member-messages.ts'

/** The name of a field that need not be filled. */
export const OptionalLabel = ({ text }: { readonly text: string }) => {
  const { t } = useMemberMessages()
  return (
    <>
      {text} <small>{t('form.optional')}</small>
    </>
  )
}
