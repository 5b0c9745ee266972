import { useStore } from '@comanda/client/react'
import {
  createBrand,
  createCouponCodes,
  createPromotionCases,
  createPromotions,
  createRanks,
  createTimeConditionList,
} from '@comanda/client/staff'
import type { CouponCode, OrderDiscount } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Badge, Skeleton } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { RecordScreen } from '../../forms/record-screen.tsx'
import { saveDraft } from '../../forms/record-draft.ts'
import { schedule } from '../../forms/times/schedule-draft.ts'
import { useTimeWords } from '../../forms/times/use-time-words.ts'
import { ForOwners } from '../../staff/approvals/for-owners.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { useNow } from '../../staff/use-now.ts'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { code } from './code-draft.ts'
import { CodeForm } from './code-form.tsx'
import { NewPromotion } from './new-promotion.tsx'
import {
  codeOf,
  draftOf,
  givenTo,
  newPromotion,
  patchData,
  type PromotionDraft,
  savedRule,
  withStoredTime,
} from './promotion-draft.ts'
import { promotionPhase } from './promotion-phase.ts'
import { PromotionForm } from './promotion-form.tsx'
import { usePromotionWords } from './use-promotion-words.ts'
import './promotions.css'

/** Changes a record, or does nothing if nothing was changed. */
const changed = (changes: object, change: (changes: object) => Promise<void>): Promise<void> =>
  Object.keys(changes).length > 0 ? change(changes) : Promise.resolve()

const OwnPromotions = () => {
  const { connection, catalogue } = useStaff()
  const { _id: shop } = useShop()
  const { menu } = useStore(catalogue.state)
  const [rules] = useState(() => createPromotions(connection))
  const [codes] = useState(() => createCouponCodes(connection))
  const [ranks] = useState(() => createRanks(connection))
  const [brand] = useState(() => createBrand(connection))
  const [times] = useState(() => createTimeConditionList(connection, shop))
  const [cases] = useState(() => createPromotionCases(connection, shop))
  const casesLoaded = useStore(cases.state)
  const [loaded, ranksLoaded] = [useStore(rules.state), useStore(ranks.state)]
  const [codesLoaded, brandLoaded] = [useStore(codes.state), useStore(brand.state)]
  const { t, locale } = useMessages()
  const { promotionFacts, codeFacts } = usePromotionWords(menu)
  const timeWords = useTimeWords()
  usePageTitle(t('promotions.title'))
  useEffect(() => ranks.open(), [ranks])
  useEffect(() => cases.open(), [cases])
  useEffect(() => void brand.reload(), [brand])
  useEffect(() => void catalogue.open(shop), [catalogue, shop])
  const known = loaded.status === 'ready' ? loaded.value : []
  const groups = [...new Set(known.flatMap(({ bestOf }) => bestOf ?? []))]
  const nameOf = ({ name }: OrderDiscount): string => localizedName(name, locale)
  const couponOf = ({ coupon }: CouponCode) => known.find(({ _id }) => _id === coupon)
  const signOf = ({ status = 'active' }: OrderDiscount | CouponCode) =>
    status === 'active' ? undefined : <Badge>{t(`promotions.states.${status}`)}</Badge>
  const now = useNow(30_000)
  const phaseOf = (rule: OrderDiscount) => {
    // The hours of other shops are not known here.
    const isHere = !rule.shops?.length || rule.shops.includes(shop)
    if (!menu || !isHere || (rule.status ?? 'active') !== 'active') return signOf(rule)
    const phase = promotionPhase(rule, menu, now)
    return (
      <Badge tone={phase === 'now' ? 'success' : 'plain'}>{t(`promotions.phase.${phase}`)}</Badge>
    )
  }
  /** Stores a promotion with the hours and the code that are made with it. */
  const save = async (entered: PromotionDraft, record?: OrderDiscount): Promise<void> => {
    const others = known.filter(({ _id }) => _id !== entered._id)
    const users = JSON.stringify([others, { ...menu, timeConditions: [], discounts: [] }])
    const draft = await withStoredTime(entered, {
      times: menu?.timeConditions ?? [],
      isShared: (time) => users.includes(time),
      store: async (own, time) => {
        const named = time && time.name !== timeWords(time).join(' ')
        const hours = { ...own, name: named ? own.name : timeWords(own).join(' ') }
        await saveDraft(times, schedule, { record: time, draft: hours, more: { shop } })
        await catalogue.reload()
      },
    })
    // After a code that was refused the promotion is there already.
    const present = rules.state.get()
    const stored =
      record ??
      (present.status === 'ready' ? present.value : []).find(({ _id }) => _id === draft._id)
    if (stored) await changed(patchData(stored, draft), (changes) => rules.change(stored, changes))
    else await rules.create(savedRule(draft))
    await cases.save(draft.cases)
    const made = codeOf(draft)
    if (made) await codes.create(code.createData(made))
  }
  const filled = (label: string, onCancel: () => void) =>
    menu?.shop._id === shop && {
      label,
      ranks: ranksLoaded.status === 'ready' ? ranksLoaded.value : [],
      groups,
      codes: codesLoaded.status === 'ready' ? codesLoaded.value.map((one) => one.code) : [],
      rules: known,
      cases: casesLoaded.status === 'ready' ? casesLoaded.value : [],
      menu,
      onCancel,
    }
  return (
    <>
      <RecordScreen
        level={1}
        title={t('promotions.title')}
        text={t('promotions.text')}
        newText={t('promotions.new')}
        emptyText={t('promotions.none')}
        list={rules}
        isShown={({ source, type }) =>
          type !== 'point' && (source === undefined || givenTo.some((one) => one === source))
        }
        nameOf={nameOf}
        factsOf={promotionFacts}
        signOf={phaseOf}
        width="wide"
        form={({ label, record, onSave, onCancel }) => {
          const form = filled(label, onCancel)
          const isBrandKnown = brandLoaded.status !== 'loading'
          if (!form || !isBrandKnown) return <Skeleton shape="card" />
          return record ? (
            <PromotionForm
              {...form}
              first={draftOf(record)}
              saved={record}
              onSave={(entered) => onSave(save(entered, record))}
            />
          ) : (
            <NewPromotion
              {...form}
              hasMembers={
                brandLoaded.status === 'ready' && brandLoaded.value.system.onlineMemberSystem
              }
              onSave={(entered) => onSave(save(entered))}
            />
          )
        }}
      />
      <RecordScreen
        level={2}
        title={t('promotions.codes')}
        text={t('promotions.codesText')}
        newText={t('promotions.newCode')}
        emptyText={t('promotions.noCodes')}
        list={codes}
        nameOf={(one) => one.code}
        factsOf={(one) => codeFacts(one, couponOf(one))}
        signOf={signOf}
        form={({ label, record, onSave, onCancel }) => {
          const coupons = known.filter(({ source }) => source === 'coupon')
          return (
            <CodeForm
              label={label}
              first={record ? code.draftOf(record) : code.blank({ coupon: coupons[0]?._id ?? '' })}
              coupons={coupons}
              couponForm={(title, onMade, close) => {
                const form = filled(title, close)
                if (!form) return <Skeleton shape="card" />
                return (
                  <PromotionForm
                    {...form}
                    first={{ ...newPromotion(), source: 'coupon' }}
                    saved={undefined}
                    onSave={async (entered) => {
                      await save(entered)
                      onMade(entered._id)
                      close()
                    }}
                  />
                )
              }}
              onCancel={onCancel}
              onSave={(draft) => onSave(saveDraft(codes, code, { record, draft }))}
            />
          )
        }}
      />
    </>
  )
}

/** The promotions of the installation and the codes that give coupons of them, for owners (STAFF-10.14). */
export const Promotions = () => (
  <ForOwners>
    <OwnPromotions />
  </ForOwners>
)
