import { useStore } from '@comanda/client/react'
import { createChannels, type ShownChannel } from '@comanda/client/staff'
import { Badge } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { RecordScreen } from '../../forms/record-screen.tsx'
import { ForOwners } from '../../staff/approvals/for-owners.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { addressOf, channel } from './channel-draft.ts'
import { RemoveChannel } from './remove-channel.tsx'
import { ChannelForm } from './channel-form.tsx'

const signed = (percent: number): string => `${percent > 0 ? '+' : '−'}${Math.abs(percent)}`

const List = () => {
  const { connection, catalogue } = useStaff()
  const { _id: shop } = useShop()
  const [channels] = useState(() => createChannels(connection, shop))
  const { menu } = useStore(catalogue.state)
  const { t } = useMessages()
  useEffect(() => void catalogue.open(shop), [catalogue, shop])
  usePageTitle(t('channels.title'))
  const factsOf = ({ adapter, prices, commission, webhook }: ShownChannel): readonly string[] => [
    t(`channels.adapters.${adapter}`),
    ...(prices?.percent ? [t('channels.pricesFact', { percent: signed(prices.percent) })] : []),
    ...(commission?.percent ? [t('channels.keeps', { percent: commission.percent })] : []),
    ...(webhook ? [new URL(webhook.url).host] : []),
  ]
  return (
    <RecordScreen
      level={1}
      title={t('channels.title')}
      text={t('channels.lead')}
      newText={t('channels.new')}
      emptyText={t('channels.empty')}
      list={channels}
      nameOf={({ name }) => name}
      factsOf={factsOf}
      signOf={({ isOff }) => isOff && <Badge>{t('webhooks.off')}</Badge>}
      form={({ label, record, onSave, onCancel }) => (
        <>
          <ChannelForm
            label={label}
            channels={channels}
            menu={menu?.shop._id === shop ? menu : undefined}
            channel={record}
            onCancel={onCancel}
            onSave={(draft) =>
              onSave(
                record
                  ? channels.change(record, channel.patchData(record, draft), addressOf(draft))
                  : channels.create(channel.createData(draft), addressOf(draft)),
              )
            }
          />
          {record && <RemoveChannel onRemove={() => onSave(channels.remove(record))} />}
        </>
      )}
    />
  )
}

/** The platforms that send orders to the shop, for owners (CHANNEL-1.5). */
export const Channels = () => (
  <ForOwners>
    <List />
  </ForOwners>
)
