import { handedCart, openHandoff } from '@comanda/client/handoff'
import { useStore } from '@comanda/client/react'
import type { HandedCart } from '@comanda/contract'
import { Button, Sheet, VisitIcon } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { showNotice } from '../../notices/notice.ts'
import { CodeOfHandoff } from './code-of-handoff.tsx'
import { handoffLink } from './handoff-link.ts'

interface SendCartProps {
  readonly onClosed: () => void
}

const Sending = ({ cart, onClosed }: SendCartProps & { readonly cart: HandedCart }) => {
  const { t } = useVisitMessages()
  const { connection } = useDiner().client
  const [handoff] = useState(() => openHandoff(connection, { kind: 'copy', cart }))
  useEffect(() => {
    void handoff.make()
    return handoff.close
  }, [handoff])
  const { status, made, taken } = useStore(handoff.state)
  const share = async (code: string): Promise<void> => {
    const url = handoffLink(code)
    if (typeof navigator.share === 'function')
      return navigator.share({ title: t('handoff.shareTitle'), url }).catch(() => undefined)
    await navigator.clipboard.writeText(url)
    return showNotice({ text: t('handoff.linkCopied'), tone: 'success', id: 'handoff' })
  }
  return (
    <Sheet
      open
      onClosed={onClosed}
      title={t('handoff.send')}
      closeLabel={t('app.close')}
      footer={
        status === 'shown' &&
        made && (
          <Button
            wide
            variant="quiet"
            icon={<VisitIcon name="share" size="small" />}
            onClick={() => void share(made.code)}
          >
            {t('handoff.share')}
          </Button>
        )
      }
    >
      <p>{t('handoff.sendText')}</p>
      <CodeOfHandoff
        handoff={handoff}
        label={t('handoff.scanOther')}
        digitsText={(at) => t('handoff.orDigits', at)}
      />
      <p className="handoff-taken" role="status">
        {taken > 0 && t('handoff.takenTimes', { count: taken })}
      </p>
    </Sheet>
  )
}

/** “Send my cart”: a copy for other phones and kiosks (HANDOFF-4.3). */
export const SendCart = ({ onClosed }: SendCartProps) => {
  const { locale } = useVisitMessages()
  const { cart } = useDiner().client
  const [handed] = useState(() => handedCart(cart.state.get(), locale))
  return handed ? <Sending cart={handed} onClosed={onClosed} /> : null
}
