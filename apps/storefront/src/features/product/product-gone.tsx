import { EmptyState } from '@comanda/ui'
import type { ReactNode } from 'react'
import { useOrderingMessages } from '../../language/ordering-messages.ts'

/** Shown for a product that is not on the menu. */
export const ProductGone = ({ action }: { action?: ReactNode }) => {
  const { t } = useOrderingMessages()
  return (
    <EmptyState drawing="search" title={t('product.gone')} action={action}>
      {t('product.goneText')}
    </EmptyState>
  )
}
