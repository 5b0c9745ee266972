import { useStore } from '@comanda/client/react'
import { createGiftRules, createGifts } from '@comanda/client/staff'
import type { Gift } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import { Badge } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { RecordScreen } from '../../forms/record-screen.tsx'
import { ForOwners } from '../../staff/for-owners.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/use-page-title.ts'
import { createData, draftOf, newGift, patchData } from './gift-draft.ts'
import { GiftForm } from './gift-form.tsx'

const OwnGifts = () => {
  const { connection, shops: staffShops } = useStaff()
  const [list] = useState(() => createGifts(connection))
  const [rules] = useState(() => createGiftRules(connection))
  const loaded = useStore(rules.state)
  const { shops } = useStore(staffShops.state)
  const { t, locale } = useMessages()
  usePageTitle(t('gifts.title'))
  useEffect(() => void rules.reload(), [rules])
  const shopsOf = ({ shops: own = [] }: Gift): string[] =>
    shops.filter(({ _id }) => own.includes(_id)).map(({ name }) => localizedName(name, locale))
  const signOf = ({ status = 'active' }: Gift) =>
    status === 'active' ? undefined : <Badge>{t(`news.status.${status}`)}</Badge>
  return (
    <RecordScreen
      level={1}
      title={t('gifts.title')}
      text={t('gifts.text')}
      newText={t('gifts.new')}
      emptyText={t('gifts.none')}
      list={list}
      nameOf={({ name }) => localizedName(name, locale)}
      factsOf={(gift) => [t('gifts.points', { count: gift.point }), ...shopsOf(gift)]}
      signOf={signOf}
      form={({ label, record, records, onSave, onCancel }) => (
        <GiftForm
          label={label}
          first={record ? draftOf(record) : newGift()}
          rules={loaded.status === 'ready' ? loaded.value : []}
          onCancel={onCancel}
          onSave={(entered) => {
            if (!record) return onSave(list.create(createData(entered, records)))
            const changes = patchData(record, entered)
            return onSave(
              Object.keys(changes).length > 0
                ? list.change(record._id, changes)
                : Promise.resolve(),
            )
          }}
        />
      )}
    />
  )
}

/** The rewards that members take for their points, for owners (STAFF-10.10). */
export const Gifts = () => (
  <ForOwners>
    <OwnGifts />
  </ForOwners>
)
