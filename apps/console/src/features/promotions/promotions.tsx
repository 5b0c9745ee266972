import { useStore } from '@comanda/client/react'
import { createCouponCodes, createPromotions, createRanks } from '@comanda/client/staff'
import type { CouponCode, OrderDiscount } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Badge, Skeleton } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { saveDraft } from '../../forms/record-draft.ts'
import { RecordScreen } from '../../forms/record-screen.tsx'
import { ForOwners } from '../../staff/for-owners.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/use-page-title.ts'
import { code } from './code-draft.ts'
import { CodeForm } from './code-form.tsx'
import {
  draftOf,
  givenTo,
  newPromotion,
  patchData,
  type PromotionDraft,
  savedRule,
} from './promotion-draft.ts'
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
  const [loaded, ranksLoaded] = [useStore(rules.state), useStore(ranks.state)]
  const { t, locale } = useMessages()
  const { promotionFacts, codeFacts } = usePromotionWords()
  usePageTitle(t('promotions.title'))
  useEffect(() => ranks.open(), [ranks])
  useEffect(() => void catalogue.open(shop), [catalogue, shop])
  const known = loaded.status === 'ready' ? loaded.value : []
  const groups = [...new Set(known.flatMap(({ bestOf }) => bestOf ?? []))]
  const nameOf = ({ name }: OrderDiscount): string => localizedName(name, locale)
  const couponOf = ({ coupon }: CouponCode) => known.find(({ _id }) => _id === coupon)
  const signOf = ({ status = 'active' }: OrderDiscount | CouponCode) =>
    status === 'active' ? undefined : <Badge>{t(`promotions.states.${status}`)}</Badge>
  const formOf = (
    label: string,
    first: PromotionDraft,
    onCancel: () => void,
    onSave: (entered: PromotionDraft) => Promise<void>,
    saved?: OrderDiscount,
  ) =>
    menu?.shop._id === shop ? (
      <PromotionForm
        label={label}
        first={first}
        saved={saved}
        ranks={ranksLoaded.status === 'ready' ? ranksLoaded.value : []}
        groups={groups}
        menu={menu}
        onCancel={onCancel}
        onSave={onSave}
      />
    ) : (
      <Skeleton shape="card" />
    )
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
        signOf={signOf}
        form={({ label, record, onSave, onCancel }) =>
          formOf(
            label,
            record ? draftOf(record) : newPromotion(),
            onCancel,
            (entered) =>
              onSave(
                record
                  ? changed(patchData(record, entered), (changes) => rules.change(record, changes))
                  : rules.create(savedRule(entered)),
              ),
            record,
          )
        }
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
              couponForm={(title, onMade, close) =>
                formOf(title, { ...newPromotion(), to: 'coupon' }, close, async (entered) => {
                  await rules.create(savedRule(entered))
                  onMade(entered._id)
                  close()
                })
              }
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
