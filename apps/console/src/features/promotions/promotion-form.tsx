import {
  type Menu,
  type OrderDiscount,
  type PromotionCase,
  recordStatuses,
  type ShopRank,
} from '@comanda/contract'
import { Field } from '@comanda/ui'
import { FormFrame } from '../../forms/form-frame.tsx'
import { NameInputs } from '../../forms/name-inputs.tsx'
import { OneOf } from '../../forms/one-of.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useMessages } from '../../staff/messages.ts'
import { isCode, plainCode } from './code-draft.ts'
import { MoreConditions } from './more-conditions.tsx'
import {
  codeOf,
  isComplete,
  isTriable,
  type PromotionDraft,
  savedRule,
  saysMore,
  timesOf,
} from './promotion-draft.ts'
import { RuleSentence } from './rule-sentence.tsx'
import type { RuleTerms } from './rule-terms.ts'
import { differs, runCases } from './run-cases.ts'
import { TestedPromotion } from './tested-promotion.tsx'

/** What the form of a promotion is filled in with. */
export interface PromotionFormProps {
  readonly label: string
  readonly first: PromotionDraft
  /** The promotion as it is stored, unless it is new. */
  readonly saved: OrderDiscount | undefined
  readonly ranks: readonly ShopRank[]
  /** The groups that promotions name. */
  readonly groups: readonly string[]
  /** The promotions of the installation, as they are stored. */
  readonly rules: readonly OrderDiscount[]
  /** The cases of this shop, as they are stored. */
  readonly cases: readonly PromotionCase[]
  /** The codes that there are. */
  readonly codes: readonly string[]
  /** Of this shop, whose dishes and times it may name. */
  readonly menu: Menu
  readonly onSave: (draft: PromotionDraft) => Promise<void>
  readonly onCancel: () => void
}

/** A promotion as sentences, what they do not say, and beside it what it comes to. */
export const PromotionForm = ({
  label,
  first,
  saved,
  ranks,
  groups,
  codes,
  rules,
  cases,
  menu,
  onSave,
  onCancel,
}: PromotionFormProps) => {
  const isTaken = (draft: PromotionDraft): boolean =>
    codes.includes(plainCode(codeOf(draft)?.code ?? ''))
  const menuWith = (entered: PromotionDraft): Menu => ({
    ...menu,
    timeConditions: [...menu.timeConditions, ...timesOf(entered)],
  })
  const casesOf = (entered: PromotionDraft) =>
    isTriable(entered)
      ? runCases(cases, entered.cases, {
          menu: menuWith(entered),
          rules,
          draft: savedRule(entered, saved),
        })
      : []
  /** What comes out otherwise is for staff to decide before bills have it (BOOK-4.3). */
  const isDecided = (entered: PromotionDraft): boolean =>
    entered.status !== 'active' || !casesOf(entered).some(differs)
  const { draft, change, frame } = useDraft(
    first,
    onSave,
    (entered) => isComplete(entered) && !isTaken(entered) && isDecided(entered),
  )
  const { t } = useMessages()
  const { terms, code } = draft
  const ran = casesOf(draft)
  const others = ran.filter(differs).length
  /** Dishes are those of this shop: a promotion of some is of this shop, unless it says otherwise. */
  const changeTerms = (changes: Partial<RuleTerms>): void => {
    const isOfDishes = changes.targets !== undefined || changes.dish !== undefined
    const shops = draft.shops ?? (isOfDishes ? [menu.shop._id] : undefined)
    if (terms) change({ terms: { ...terms, ...changes }, shops })
  }
  const codeError = (entered: string): string | undefined => {
    if (isTaken(draft)) return t('promotions.codeTaken')
    return entered === '' || isCode(entered) ? undefined : t('promotions.codeWrong')
  }
  return (
    <div className="promotion">
      <FormFrame label={label} {...frame} onCancel={onCancel}>
        <RuleSentence
          draft={draft}
          menu={menu}
          ranks={ranks}
          open={code ? 'days' : undefined}
          onChange={change}
          onTerms={changeTerms}
        />
        {saved && saysMore(saved) && <p className="form-notice">{t('promotions.moreSet')}</p>}
        {code && draft.source === 'coupon' && (
          <Field
            label={t('promotions.code')}
            hint={t('promotions.codeMade')}
            error={codeError(code.code)}
            required
            maxLength={40}
            autoComplete="off"
            value={code.code}
            onChange={({ currentTarget: { value } }) => change({ code: { ...code, code: value } })}
          />
        )}
        <NameInputs names={draft.name} onChange={(name) => change({ name })} />
        <MoreConditions
          draft={draft}
          groups={groups}
          isOpen={terms === undefined || draft.shops?.length === 0}
          onChange={change}
          onTerms={changeTerms}
        />
        <OneOf
          label={t('promotions.state')}
          values={recordStatuses}
          chosen={draft.status}
          text={(status) => t(`promotions.states.${status}`)}
          note={(status) => t(`promotions.stateText.${status}`)}
          onChange={(status) => change({ status })}
        />
        {draft.status === 'active' && others > 0 && (
          <p className="form-notice" role="status">
            {t('promotions.cases.decide', { count: others })}
          </p>
        )}
      </FormFrame>
      <TestedPromotion
        draft={draft}
        rules={rules}
        rule={savedRule(draft, saved)}
        menu={menuWith(draft)}
        cases={ran}
        onChange={change}
      />
    </div>
  )
}
