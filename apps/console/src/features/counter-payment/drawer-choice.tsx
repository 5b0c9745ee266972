import { Banner, Button, Chip, Chips } from '@comanda/ui'
import { useId, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { OpenDrawerSheet } from '../../staff/devices/open-drawer-sheet.tsx'
import type { Drawer } from './use-drawer.ts'

/** Into which drawer cash goes, said before it is taken: the only one, one of several, or none, which can be opened (STAFF-6.6). */
export const DrawerChoice = ({ drawer }: { readonly drawer: Drawer }) => {
  const { t } = useMessages()
  const [isOpening, setIsOpening] = useState(false)
  const name = useId()
  const { store, drawers, last, till, onChoose } = drawer
  return (
    <>
      {drawers?.length === 0 && (
        <Banner
          tone="highlight"
          icon="warning"
          action={<Button onClick={() => setIsOpening(true)}>{t('businessDay.openDrawer')}</Button>}
        >
          {t('counter.drawer.none')}
        </Banner>
      )}
      {drawers?.length === 1 && till && (
        <p className="page-muted">{t('counter.drawer.into', { name: till.name })}</p>
      )}
      {drawers && drawers.length > 1 && (
        <Chips label={t('counter.drawer.which')}>
          {drawers.map((one) => (
            <Chip
              key={one._id}
              name={name}
              checked={one._id === till?._id}
              onChange={() => onChoose(one._id)}
            >
              {one.name}
            </Chip>
          ))}
        </Chips>
      )}
      {isOpening && (
        <OpenDrawerSheet day={store} last={last} onClosed={() => setIsOpening(false)} />
      )}
    </>
  )
}
