import { EmptyState } from '@comanda/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../../language/messages.ts'

/** A product that is not on the menu (any more). */
export const ProductGone = ({ action }: { action?: ReactNode }) => {
  const { t } = useMessages()
  return (
    <EmptyState drawing="search" title={t('product.gone')} action={action}>
      {t('product.goneText')}
    </EmptyState>
  )
}
