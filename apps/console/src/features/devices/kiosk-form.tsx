import type { Devices, ShownDevice } from '@comanda/client/staff'
import type { KioskMode } from '@comanda/contract'
import { isLocale, languageTag, localeNames, locales } from '@comanda/locales'
import { Field, Select } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { DeviceForm } from './device-form.tsx'
import { StandFields } from './stand-fields.tsx'
import { type KioskDraft, kioskDraftOf, kioskPatchOf } from './kiosk-draft.ts'
import { ReaderField } from './reader-field.tsx'
import { ScreenFields } from './screen-fields.tsx'

const modes = ['dineInNoTable', 'takeAway'] as const satisfies readonly KioskMode[]

interface KioskFormProps {
  readonly device: ShownDevice
  readonly devices: Devices
  readonly onClosed: () => void
}

/** The name and the settings of a kiosk (KIOSK-1.4). */
export const KioskForm = ({ device, devices, onClosed }: KioskFormProps) => {
  const { t } = useMessages()
  const [draft, setDraft] = useState(() => kioskDraftOf(device))
  const change = (part: Partial<KioskDraft>): void => setDraft({ ...draft, ...part })
  const { name, locale, mode, warn, reset, paused, screen, reader } = draft
  return (
    <DeviceForm
      label={t('settings.editOf', { name: device.name })}
      name={name}
      onName={(next) => change({ name: next })}
      onClosed={onClosed}
      onSave={async () => {
        const chosen = isLocale(locale) ? locale : undefined
        await devices.change(device._id, kioskPatchOf(draft, chosen))
        onClosed()
      }}
    >
      <Select
        label={t('devices.locale')}
        value={locale}
        onChange={({ target }) => change({ locale: target.value })}
      >
        <option value="">{t('devices.usualLocale')}</option>
        {locales.map((one) => (
          <option key={one} value={one} lang={languageTag[one]}>
            {localeNames[one]}
          </option>
        ))}
      </Select>
      <Select
        label={t('devices.modes')}
        value={mode}
        onChange={({ target }) => change({ mode: modes.find((one) => one === target.value) ?? '' })}
      >
        <option value="">{t('devices.allModes')}</option>
        {modes.map((one) => (
          <option key={one} value={one}>
            {t(`mode.${one}`)}
          </option>
        ))}
      </Select>
      <Field
        label={t('devices.warn')}
        type="number"
        inputMode="numeric"
        required
        min={20}
        max={600}
        value={warn}
        onChange={({ target }) => change({ warn: Number(target.value) })}
      />
      <Field
        label={t('devices.reset')}
        type="number"
        inputMode="numeric"
        required
        min={30}
        max={900}
        value={reset}
        onChange={({ target }) => change({ reset: Number(target.value) })}
      />
      <Select
        label={t('devices.beforeCheck')}
        value={draft.offer ? '' : 'nothing'}
        onChange={({ target }) => change({ offer: target.value === '' })}
      >
        <option value="">{t('devices.offersDishes')}</option>
        <option value="nothing">{t('devices.offersNothing')}</option>
      </Select>
      <ReaderField
        devices={devices}
        reader={reader}
        onChange={(next) => change({ reader: next })}
      />
      <Select
        label={t('devices.orders')}
        value={paused ? 'paused' : ''}
        onChange={({ target }) => change({ paused: target.value === 'paused' })}
      >
        <option value="">{t('devices.takesOrders')}</option>
        <option value="paused">{t('devices.paused')}</option>
      </Select>
      <Field
        label={t('devices.pauseText')}
        hint={t('devices.pauseTextHint')}
        maxLength={200}
        value={draft.pauseText}
        onChange={({ target }) => change({ pauseText: target.value })}
      />
      <StandFields draft={draft} onChange={change} />
      <ScreenFields screen={screen} onChange={(next) => change({ screen: next })} />
    </DeviceForm>
  )
}
