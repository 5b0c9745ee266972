import { useMemberMessages } from '../../../language/member-messages.ts'

/** The label of a field that may be left empty. */
export const OptionalLabel = ({ text }: { readonly text: string }) => {
  const { t } = useMemberMessages()
  return (
    <>
      {text} <small>{t('form.optional')}</small>
    </>
  )
}
