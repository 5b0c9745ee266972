import type { Menu, OrderDiscount } from '@comanda/contract'
import { Badge, Icon } from '@comanda/ui'
import { useId, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import type { CaseRules } from './case-bill.ts'
import { isTriable, type PromotionDraft, timesOf } from './promotion-draft.ts'
import { PromotionCases } from './promotion-cases.tsx'
import { ReplayedPromotion } from './replayed-promotion.tsx'
import { differs, hasRoom, newCase, type RunCase } from './run-cases.ts'
import { TriedPromotion } from './tried-promotion.tsx'

interface TestedPromotionProps {
  readonly draft: PromotionDraft
  /** The promotions of the installation, as they are stored. */
  readonly rules: readonly OrderDiscount[]
  /** As it would be stored. */
  readonly rule: OrderDiscount
  /** With the hours that are made with it. */
  readonly menu: Menu
  readonly cases: readonly RunCase[]
  readonly onChange: (changes: Pick<PromotionDraft, 'cases'>) => void
}

/** What a promotion comes to, while it is entered: on dishes, on the bills of the last 30 days, and in the cases of the shop. On a phone it opens from below. */
export const TestedPromotion = ({
  draft,
  rules,
  rule,
  menu,
  cases,
  onChange,
}: TestedPromotionProps) => {
  const { t } = useMessages()
  const [isOpen, setOpen] = useState(false)
  const content = useId()
  // A dish that is given is put into the cart by the diner's app; there is nothing to take off here.
  const isDish = draft.terms?.kind === 'dish' || draft.terms?.kind === 'dishEach'
  if (isDish && cases.length === 0) return null
  const changed = (changes: PromotionDraft['cases']): void =>
    onChange({ cases: { ...draft.cases, ...changes } })
  const priced: CaseRules = { menu, rules, draft: rule }
  const others = cases.filter(differs).length
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
        {others > 0 && (
          <Badge tone="danger" icon="warning">
            {t('promotions.cases.otherwise', { count: others })}
          </Badge>
        )}
        <Icon name="up" size="small" />
      </button>
      <div id={content} className="promotion-tested-content">
        {isTriable(draft) ? (
          <>
            {!isDish && (
              <TriedPromotion
                rule={rule}
                menu={menu}
                onStore={
                  hasRoom(cases)
                    ? (cart, name) => {
                        const made = newCase(cart, { name, rules: priced })
                        if (made) changed({ [made._id]: made })
                      }
                    : undefined
                }
              />
            )}
            {cases.length > 0 && <PromotionCases cases={cases} onChange={changed} />}
            {!isDish && <ReplayedPromotion rule={rule} times={timesOf(draft)} />}
          </>
        ) : (
          <p className="form-text">{t('promotions.unready')}</p>
        )}
      </div>
    </aside>
  )
}
