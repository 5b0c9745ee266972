import { useConnection, useLoaded } from '@comanda/client/react'
import { findLoginProviders } from '@comanda/client/account'
import { Button } from '@comanda/ui'
import { useState } from 'react'
import { useMemberMessages } from '../../../language/member-messages.ts'
import { beginSocial } from './social-intent.ts'
import './social-buttons.css'

/** A button for each configured provider. */
export const SocialButtons = ({ next }: { readonly next: string }) => {
  const { t } = useMemberMessages()
  const connection = useConnection()
  const [going, setGoing] = useState<string>()
  const { data = [] } = useLoaded('providers', () => findLoginProviders(connection))
  if (data.length === 0) return null
  const go = async (provider: string): Promise<void> => {
    setGoing(provider)
    window.location.assign(await beginSocial(provider, next, window.sessionStorage))
  }
  return (
    <div className="social-buttons">
      <p>{t('login.or')}</p>
      {data.map(({ _id, name }) => (
        <Button
          key={_id}
          variant="quiet"
          size="large"
          wide
          busy={going === _id}
          onClick={() => void go(_id)}
        >
          {t(going === _id ? 'login.socialGoing' : 'login.socialBy', { name })}
        </Button>
      ))}
    </div>
  )
}
