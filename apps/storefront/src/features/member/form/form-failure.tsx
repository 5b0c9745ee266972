import { Banner } from '@comanda/ui'

/** Why a form could not be sent, above its button. */
export const FormFailure = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <Banner tone="danger" icon="warning">
      {text}
    </Banner>
  )
