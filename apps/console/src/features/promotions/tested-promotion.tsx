import type { Menu, OrderDiscount } from '@comanda/contract'
import { Icon } from '@comanda/ui'
import { useId, useState } from 'react'
import { schedule } from '../../forms/times/schedule-draft.ts'
import { useMessages } from '../../staff/messages.ts'
import { isTriable, ownTimeOf, type PromotionDraft, savedRule } from './promotion-draft.ts'
import { ReplayedPromotion } from './replayed-promotion.tsx'
import { TriedPromotion } from './tried-promotion.tsx'

interface TestedPromotionProps {
  readonly draft: PromotionDraft
  readonly saved: OrderDiscount | undefined
  readonly menu: Menu
}

/** What a promotion comes to, while it is entered: on dishes, and on the bills of the last 30 days. On a phone it opens from below. */
export const TestedPromotion = ({ draft, saved, menu }: TestedPromotionProps) => {
  const { t } = useMessages()
  const [isOpen, setOpen] = useState(false)
  const content = useId()
  // A dish that is given is put into the cart by the diner's app; there is nothing to take off here.
  if (draft.terms?.kind === 'dish' || draft.terms?.kind === 'dishEach') return null
  const own = ownTimeOf(draft)
  const times = own ? [schedule.createData(own)] : []
  const rule = savedRule(draft, saved)
  return (
    <aside className="promotion-tested" data-open={isOpen ? '' : undefined}>
      <button
        type="button"
        className="promotion-tested-head"
        aria-expanded={isOpen}
        aria-controls={content}
        onClick={() => setOpen(!isOpen)}
      >
        {t('promotions.beside')}
        <Icon name="up" size="small" />
      </button>
      <div id={content} className="promotion-tested-content">
        {isTriable(draft) ? (
          <>
            <TriedPromotion
              rule={rule}
              menu={{ ...menu, timeConditions: [...menu.timeConditions, ...times] }}
            />
            <ReplayedPromotion rule={rule} times={times} />
          </>
        ) : (
          <p className="form-text">{t('promotions.unready')}</p>
        )}
      </div>
    </aside>
  )
}
