import { EmptyState } from '@comanda/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../messages.ts'
import { useRole } from '../use-role.ts'

/** A screen that only owners see; others, who followed a link to it, read so. */
export const ForOwners = ({ children }: { readonly children: ReactNode }) => {
  const { isOwner } = useRole()
  const { t } = useMessages()
  if (isOwner) return children
  return (
    <EmptyState drawing="closed" title={t('settings.forOwners')} level={1}>
      {t('settings.forOwnersText')}
    </EmptyState>
  )
}
