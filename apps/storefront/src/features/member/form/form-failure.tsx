import { Banner } from '@comanda/ui'

/** Says above the button why a form could not be sent. */
export const FormFailure = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <Banner tone="danger" icon="warning">
      {text}
    </Banner>
  )
