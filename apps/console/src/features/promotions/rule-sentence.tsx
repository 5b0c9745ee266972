import type { Menu, ShopRank } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { type ReactNode, useId, useState } from 'react'
import { listWords } from '../../staff/list-words.ts'
import { useMessages } from '../../staff/messages.ts'
import { useFormats } from '../../staff/use-formats.ts'
import type { PromotionDraft } from './promotion-draft.ts'
import { isTargeted, type RuleTerms } from './rule-terms.ts'
import { type Panel, SentencePanel, targetsLabel } from './sentence-panel.tsx'
import { Sentence, SentenceChoice, SentenceNumber } from './sentence.tsx'
import { usePromotionWords } from './use-promotion-words.ts'

interface RuleSentenceProps {
  readonly draft: PromotionDraft
  readonly menu: Menu
  readonly ranks: readonly ShopRank[]
  /** What is chosen from at first. */
  readonly open?: Panel | undefined
  readonly onChange: (changes: Partial<PromotionDraft>) => void
  readonly onTerms: (changes: Partial<RuleTerms>) => void
}

/** Returns what has to be chosen yet, which stays open until it is. */
const missingOf = (draft: PromotionDraft): Panel | undefined => {
  const { terms, source, ranks, timeConditions, orderType, startDate, endDate } = draft
  if (terms && isTargeted(terms.kind) && terms.targets?.ids.length === 0) return 'targets'
  if ((terms?.kind === 'dish' || terms?.kind === 'dishEach') && terms.dish === '') return 'dish'
  if (source === 'memberRank' && ranks.length === 0) return 'to'
  if (timeConditions?.length === 0) return 'times'
  if (orderType?.length === 0) return 'orders'
  return startDate !== '' && endDate !== '' && startDate > endDate ? 'days' : undefined
}

/** What a promotion gives, and to whom, when and from what on: sentences with controls in them (STAFF-10.14). */
export const RuleSentence = ({
  draft,
  menu,
  ranks,
  open: first,
  onChange,
  onTerms,
}: RuleSentenceProps) => {
  const { t, locale } = useMessages()
  const { money } = useFormats()
  const words = usePromotionWords(menu)
  const [open, setOpen] = useState(first)
  const panel = useId()
  const shown = new Set([missingOf(draft), open])
  const { terms } = draft
  const sign = money(0).replaceAll(/[\d.,\s]/g, '')
  const choice = (of: Panel, label: string, text: string): ReactNode => (
    <SentenceChoice
      label={label}
      text={text}
      isOpen={shown.has(of)}
      panel={`${panel}-${of}`}
      onClick={() => setOpen(open === of ? undefined : of)}
    />
  )
  const number = (
    field: 'value' | 'group' | 'picked' | 'step' | 'minTotal',
    label: string,
    more: Partial<Parameters<typeof SentenceNumber>[0]>,
  ): ReactNode =>
    terms && (
      <SentenceNumber
        label={label}
        value={terms[field]}
        onChange={(value) => onTerms({ [field]: value })}
        {...more}
      />
    )
  const amount = { sign, isDecimal: true, required: true, min: 0.01 }
  const giving = (of: RuleTerms): Readonly<Record<string, ReactNode>> => {
    const { kind, group } = of
    const isPercent = kind === 'percent' || kind === 'picked'
    const valueLabel = t(
      `promotions.value.${isPercent ? 'percent' : kind === 'bundle' ? 'bundle' : 'amount'}`,
    )
    return {
      value: number(
        'value',
        valueLabel,
        isPercent ? { isDecimal: true, required: true, min: 1, max: 100 } : amount,
      ),
      group: number('group', t(`promotions.group.${kind === 'bundle' ? 'bundle' : 'each'}`), {
        required: true,
        min: 1,
        max: 999,
      }),
      picked: number('picked', t('promotions.picked'), {
        min: 1,
        max: group === '' ? undefined : Number(group),
        placeholder: t('promotions.sentence.all'),
      }),
      step: number('step', t('promotions.step'), amount),
      targets: choice('targets', t(targetsLabel(of)), words.targetsWords(of)),
      dish: choice('dish', t('gifts.dish'), words.dishWords(of)),
    }
  }
  const to =
    draft.source === 'memberRank' && draft.ranks.length > 0
      ? listWords(
          ranks
            .filter(({ _id }) => draft.ranks.includes(_id))
            .map(({ name }) => localizedName(name, locale)),
          t,
        )
      : t(
          draft.source === 'coupon' && draft.code
            ? 'promotions.sentence.withCode'
            : `promotions.sentence.to.${draft.source}`,
        )
  const orders = draft.orderType
    ? listWords(
        draft.orderType.map((type) => t(`mode.${type}`)),
        t,
      ) || t('promotions.sentence.noTargets')
    : t('promotions.sentence.allOrders')
  return (
    <div role="group" aria-label={t('promotions.sentence.label')}>
      {terms ? (
        <Sentence text={t(`promotions.sentence.gives.${terms.kind}`)} parts={giving(terms)} />
      ) : (
        <p className="form-notice">{t('promotions.otherTerms')}</p>
      )}
      <Sentence
        text={t(terms ? 'promotions.sentence.for' : 'promotions.sentence.forOther')}
        parts={{
          to: choice('to', t('promotions.to'), to),
          times: choice('times', t('promotions.times'), words.timesWords(draft)),
          days: choice('days', t('promotions.sentence.days'), words.daysWords(draft)),
          orders: choice('orders', t('methods.orderTypes'), orders),
          minTotal: number('minTotal', t('promotions.minTotal'), {
            sign,
            isDecimal: true,
            placeholder: '0',
          }),
        }}
      />
      {[...shown].map(
        (of) =>
          of && (
            <div key={of} id={`${panel}-${of}`} className="sentence-panel">
              <SentencePanel
                of={of}
                draft={draft}
                menu={menu}
                ranks={ranks}
                onChange={onChange}
                onTerms={onTerms}
              />
            </div>
          ),
      )}
    </div>
  )
}
