import type { Menu, ShopRank } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Select } from '@comanda/ui'
import { DaysOf } from '../../forms/times/days-of.tsx'
import { OrderTypesOf } from '../../forms/order-types-of.tsx'
import { useMessages } from '../../staff/messages.ts'
import type { PromotionDraft } from './promotion-draft.ts'
import { Receivers } from './receivers.tsx'
import type { RuleTerms } from './rule-terms.ts'
import { TargetsInput } from './targets-input.tsx'
import { TimesInput } from './times-input.tsx'

/** What is chosen from below the sentence. */
export type Panel = 'targets' | 'dish' | 'to' | 'times' | 'days' | 'orders'

/** Returns what the choice of dishes is called. */
export const targetsLabel = ({ kind }: RuleTerms) =>
  kind === 'dish' || kind === 'dishEach' ? 'promotions.forDishes' : 'promotions.onDishes'

interface SentencePanelProps {
  readonly of: Panel
  readonly draft: PromotionDraft
  readonly menu: Menu
  readonly ranks: readonly ShopRank[]
  readonly onChange: (changes: Partial<PromotionDraft>) => void
  readonly onTerms: (changes: Partial<RuleTerms>) => void
}

/** What a part of the sentence of a promotion is chosen from. */
export const SentencePanel = ({
  of,
  draft,
  menu,
  ranks,
  onChange,
  onTerms,
}: SentencePanelProps) => {
  const { t, locale } = useMessages()
  const { terms } = draft
  if (of === 'to') return <Receivers draft={draft} ranks={ranks} onChange={onChange} />
  if (of === 'times') return <TimesInput draft={draft} menu={menu} onChange={onChange} />
  if (of === 'days') return <DaysOf days={draft} onChange={onChange} />
  if (of === 'orders')
    return (
      <OrderTypesOf chosen={draft.orderType} onChange={(orderType) => onChange({ orderType })} />
    )
  if (!terms) return null
  if (of === 'targets')
    return (
      <TargetsInput
        label={t(targetsLabel(terms))}
        targets={terms.targets}
        menu={menu}
        onChange={(targets) => onTerms({ targets })}
      />
    )
  return (
    <Select
      label={t('gifts.dish')}
      required
      value={terms.dish}
      onChange={(event) => onTerms({ dish: event.currentTarget.value })}
    >
      <option value="">{t('gifts.chooseDish')}</option>
      {menu.products.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {localizedName(name, locale)}
        </option>
      ))}
    </Select>
  )
}
