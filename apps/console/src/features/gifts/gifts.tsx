import { useStore } from '@comanda/client/react'
import { createGiftRules, createGifts } from '@comanda/client/staff'
import type { Gift } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Badge } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { saveDraft } from '../../forms/record-draft.ts'
import { RecordScreen } from '../../forms/record-screen.tsx'
import { ForOwners } from '../../staff/approvals/for-owners.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { gift, lastPlace, noOwnRule, ownRuleData } from './gift-draft.ts'
import { GiftForm } from './gift-form.tsx'
import { PointsForm } from './points-form.tsx'

const OwnGifts = () => {
  const { connection, catalogue, shops: staffShops } = useStaff()
  const { _id: shop } = useShop()
  const { menu } = useStore(catalogue.state)
  const [list] = useState(() => createGifts(connection))
  const [rules] = useState(() => createGiftRules(connection))
  const loaded = useStore(rules.state)
  const { shops } = useStore(staffShops.state)
  const { t, locale } = useMessages()
  usePageTitle(t('gifts.title'))
  useEffect(() => rules.open(), [rules])
  useEffect(() => void catalogue.open(shop), [catalogue, shop])
  const shopsOf = ({ shops: own = [] }: Gift): string[] =>
    shops.filter(({ _id }) => own.includes(_id)).map(({ name }) => localizedName(name, locale))
  const signOf = ({ status = 'active' }: Gift) =>
    status === 'active' ? undefined : <Badge>{t(`news.status.${status}`)}</Badge>
  return (
    <>
      <RecordScreen
        level={1}
        title={t('gifts.title')}
        text={t('gifts.text')}
        newText={t('gifts.new')}
        emptyText={t('gifts.none')}
        list={list}
        nameOf={({ name }) => localizedName(name, locale)}
        factsOf={(one) => [t('gifts.points', { count: one.point }), ...shopsOf(one)]}
        signOf={signOf}
        form={({ label, record, records, onSave, onCancel }) => (
          <GiftForm
            label={label}
            first={{ ...(record ? gift.draftOf(record) : gift.blank()), ...noOwnRule() }}
            rules={loaded.status === 'ready' ? loaded.value : []}
            shop={shop}
            dishes={menu?.shop._id === shop ? menu.products : []}
            onCancel={onCancel}
            onSave={async (entered) => {
              const own = ownRuleData(entered, shop)
              if (own) await rules.create(own)
              const draft = own ? { ...entered, coupon: entered.rule } : entered
              const more = { order: lastPlace(records) }
              return onSave(saveDraft(list, gift, { record, draft, more }))
            }}
          />
        )}
      />
      <PointsForm />
    </>
  )
}

/** The rewards that members take for their points, for owners (STAFF-10.10). */
export const Gifts = () => (
  <ForOwners>
    <OwnGifts />
  </ForOwners>
)
