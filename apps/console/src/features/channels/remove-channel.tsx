import { Button } from '@comanda/ui'
import { useState } from 'react'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'

/** Removes a channel once it is clear what that means: its orders stay. */
export const RemoveChannel = ({ onRemove }: { readonly onRemove: () => Promise<void> }) => {
  const { t } = useMessages()
  const [isRemoving, setRemoving] = useState(false)
  const { busy, submit } = useSubmit()
  return isRemoving ? (
    <form className="form-frame" aria-label={t('channels.remove')} onSubmit={submit(onRemove)}>
      <p role="alert">{t('channels.removeText')}</p>
      <Button type="submit" variant="danger" busy={busy}>
        {t('channels.remove')}
      </Button>
    </form>
  ) : (
    <Button variant="quiet" icon="trash" onClick={() => setRemoving(true)}>
      {t('channels.remove')}
    </Button>
  )
}
