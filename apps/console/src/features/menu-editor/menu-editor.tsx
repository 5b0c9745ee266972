import { useStore } from '@comanda/client/react'
import { createMenuDraft } from '@comanda/client/staff'
import { Button, EmptyState, Skeleton } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { LoadedView } from '../../staff/screen/loaded-view.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { EditedMenu } from './edited-menu.tsx'
import './menu-editor.css'

/** The menu of the shop with its draft: everything that is changed here is seen by guests once it is published (DRAFT-4). */
export const MenuEditor = () => {
  const { connection, catalogue } = useStaff()
  const { _id: shop } = useShop()
  const [draft] = useState(() => createMenuDraft(connection, shop))
  const { menu, status } = useStore(catalogue.state)
  const shown = useStore(draft.state)
  const latest = shown.status === 'ready' ? shown.value.versions[0]?.number : undefined
  const { t } = useMessages()
  usePageTitle(t('menu.title'))
  useEffect(() => draft.open(), [draft])
  useEffect(() => {
    void catalogue.open(shop)
  }, [catalogue, shop])
  // What was published is on the menu at once, not only after the pause in which several changes are gathered.
  useEffect(() => {
    if (latest !== undefined) void catalogue.reload()
  }, [catalogue, latest])
  return (
    <div className="page menu-editor">
      <h1>{t('menu.title')}</h1>
      <p className="page-text">{t('menu.text')}</p>
      <LoadedView loaded={draft}>
        {(value) => {
          if (menu) return <EditedMenu menu={menu} shown={value} draft={draft} />
          return status === 'failed' ? (
            <EmptyState
              drawing="offline"
              title={t('dishes.failed')}
              action={<Button onClick={() => void catalogue.reload()}>{t('app.tryAgain')}</Button>}
            />
          ) : (
            <Skeleton shape="card" />
          )
        }}
      </LoadedView>
    </div>
  )
}
