import { CheckRow } from '@comanda/ui'
import { NumberField } from '../../forms/number-field.tsx'
import { useMessages } from '../../staff/messages.ts'
import type { EnteredSharing } from './shared-devices.ts'

const seconds = { min: 5, max: 3600 }

interface SharingInputsProps {
  readonly sharing: EnteredSharing
  readonly onChange: (sharing: EnteredSharing) => void
}

/** Whether guests share the devices that they order at, and after how many seconds those start over (SHELL-4.1). */
export const SharingInputs = ({ sharing, onChange }: SharingInputsProps) => {
  const { t } = useMessages()
  return (
    <fieldset className="form-group">
      <legend>{t('profile.shared')}</legend>
      <div>
        <CheckRow
          checked={sharing.isShared}
          note={t('profile.does.sharesDevices')}
          onChange={() => onChange({ ...sharing, isShared: !sharing.isShared })}
        >
          {t('profile.flags.sharesDevices')}
        </CheckRow>
      </div>
      <NumberField
        label={t('profile.numbers.idleWarn')}
        hint={t('profile.does.idleWarn')}
        {...seconds}
        value={sharing.warn}
        onChange={(warn) => onChange({ ...sharing, warn })}
      />
      <NumberField
        label={t('profile.numbers.idleReset')}
        hint={t('profile.does.idleReset')}
        {...seconds}
        value={sharing.reset}
        onChange={(reset) => onChange({ ...sharing, reset })}
      />
    </fieldset>
  )
}
