import type { Channels, ShownChannel } from '@comanda/client/staff'
import { type ApiKey, ChannelAdapterName, type Menu } from '@comanda/contract'
import { Button, CheckRow, Field, Select, showToast } from '@comanda/ui'
import { useEffect, useState } from 'react'
import { newSecret } from '../../forms/new-secret.ts'
import { FormFrame } from '../../forms/form-frame.tsx'
import { NumberField, type NumberFieldProps } from '../../forms/number-field.tsx'
import { OneOf } from '../../forms/one-of.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useMessages } from '../../staff/messages.ts'
import { ItemPrices } from './item-prices.tsx'
import { type ChannelDraft, enteredChannel } from './channel-draft.ts'

const adapters = ChannelAdapterName.anyOf.map((one) => one.const)

interface ChannelFormProps {
  readonly label: string
  readonly channels: Pick<Channels, 'keys'>
  /** Undefined until it is loaded. */
  readonly menu: Pick<Menu, 'products' | 'productOptions'> | undefined
  /** Undefined: a new one. */
  readonly channel: ShownChannel | undefined
  readonly onSave: (draft: ChannelDraft) => Promise<void>
  readonly onCancel: () => void
}

const useKeys = ({ keys }: Pick<Channels, 'keys'>): readonly ApiKey[] => {
  const [found, setFound] = useState<readonly ApiKey[]>([])
  useEffect(() => {
    let isHere = true
    void keys().then(
      (list) => isHere && setFound(list),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [keys])
  return found
}

/** How a channel is called, speaks, prices and is paid (CHANNEL-1.1). */
export const ChannelForm = ({
  label,
  channels,
  menu,
  channel,
  onSave,
  onCancel,
}: ChannelFormProps) => {
  const { draft, change, frame } = useDraft(
    () => enteredChannel(channel),
    onSave,
    ({ name }) => name.trim() !== '',
  )
  const { t } = useMessages()
  const keys = useKeys(channels)
  const text = (field: 'name' | 'account' | 'location', own: object = {}) => (
    <Field
      label={t(`channels.${field}`)}
      autoComplete="off"
      maxLength={field === 'name' ? 40 : 60}
      value={draft[field]}
      onChange={(event) => change({ [field]: event.currentTarget.value })}
      {...own}
    />
  )
  const { prices, commission, secret } = draft
  const number = (
    label: 'percent' | 'commissionPercent' | 'commissionFixed',
    own: Pick<NumberFieldProps, 'min' | 'max' | 'value' | 'onChange'>,
  ) => <NumberField label={t(`channels.${label}`)} isDecimal {...own} />
  const isUrlRefused = frame.failure?.field === 'url'
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(secret)
    showToast(t('webhooks.copied'), { tone: 'success' })
  }
  return (
    <FormFrame
      label={label}
      {...frame}
      failure={isUrlRefused ? undefined : frame.failure}
      onCancel={onCancel}
    >
      {text('name', { required: true, hint: t('channels.nameHint') })}
      <OneOf
        label={t('channels.adapter')}
        values={adapters}
        chosen={draft.adapter}
        text={(one) => t(`channels.adapters.${one}`)}
        note={(one) => t(`channels.adapterNotes.${one}`)}
        onChange={(adapter) => change({ adapter })}
      />
      {draft.adapter === 'plain' && (
        <Select
          label={t('channels.key')}
          hint={t('channels.keyHint')}
          value={draft.key}
          onChange={(event) => change({ key: event.currentTarget.value })}
        >
          <option value="">{t('channels.noKey')}</option>
          {keys.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {number('percent', {
        min: -90,
        max: 500,
        value: prices.percent,
        onChange: (percent) => change({ prices: { ...prices, percent } }),
      })}
      {menu && (
        <ItemPrices
          menu={menu}
          items={prices.items}
          onChange={(items) => change({ prices: { ...prices, items } })}
        />
      )}
      {number('commissionPercent', {
        max: 100,
        value: commission.percent,
        onChange: (percent) => change({ commission: { ...commission, percent } }),
      })}
      {number('commissionFixed', {
        value: commission.fixed,
        onChange: (fixed) => change({ commission: { ...commission, fixed } }),
      })}
      <Field
        label={t('channels.url')}
        hint={t('channels.urlHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={500}
        error={isUrlRefused ? t('webhooks.urlRefused') : undefined}
        value={draft.url}
        onChange={(event) => change({ url: event.currentTarget.value })}
      />
      {draft.url !== '' && secret === '' && (
        <Button variant="quiet" onClick={() => change({ secret: newSecret() })}>
          {t('webhooks.replace')}
        </Button>
      )}
      {draft.url !== '' && secret !== '' && (
        <div>
          <Field
            label={t('webhooks.secret')}
            hint={t('webhooks.secretOnce')}
            autoComplete="off"
            readOnly
            value={secret}
          />
          <Button variant="quiet" onClick={() => void copy().catch(() => undefined)}>
            {t('webhooks.copy')}
          </Button>
        </div>
      )}
      {text('account')}
      {text('location')}
      {channel && (
        <CheckRow checked={draft.isOff} onChange={() => change({ isOff: !draft.isOff })}>
          {t('channels.isOff')}
        </CheckRow>
      )}
    </FormFrame>
  )
}
