import type { Shop } from '@comanda/contract'
import { Button, Dialog } from '@comanda/ui'
import { useState } from 'react'
import { useNavigate } from '../../router/use-navigate.ts'
import { useDiner } from '../../diner/diner-context.tsx'
import { hoursOf, modesOf } from '../../shop/shop-hours.ts'
import { useMessages } from '../../language/messages.ts'

/** Switches from a table to take-away: one-way, with a warning first (SESS-2.4). */
export const LeaveTable = ({ shop, now }: { shop: Shop; now: number }) => {
  const { t } = useMessages()
  const { visit } = useDiner()
  const navigate = useNavigate()
  const [isConfirming, setConfirming] = useState(false)
  if (!modesOf(shop).includes('takeAway') || !hoursOf(shop, 'takeAway', now).isOpen) return null
  const leave = () => {
    visit.chooseMode('takeAway')
    void navigate({ to: '/browse' })
  }
  return (
    <>
      <Button variant="plain" icon="takeAway" onClick={() => setConfirming(true)}>
        {t('home.switchToTakeAway')}
      </Button>
      <Dialog
        open={isConfirming}
        onClosed={() => setConfirming(false)}
        title={t('home.switchTitle')}
        actions={(close) => (
          <>
            <Button onClick={close}>{t('home.stayAtTable')}</Button>
            <Button variant="quiet" onClick={leave}>
              {t('home.switchConfirm')}
            </Button>
          </>
        )}
      >
        {t('home.switchText')}
      </Dialog>
    </>
  )
}
