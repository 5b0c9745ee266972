import type { Devices } from '@comanda/client/staff'
import { Field, Select } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useReaders } from './use-readers.ts'

interface ReaderFieldProps {
  readonly devices: Devices
  /** Empty: that of the payment account. */
  readonly reader: string
  readonly onChange: (reader: string) => void
}

/** The card reader beside a kiosk: one of the shop's, or its name where the provider lists none (KIOSK-6.9). */
export const ReaderField = ({ devices, reader, onChange }: ReaderFieldProps) => {
  const { t } = useMessages()
  // Without a list its name can be entered.
  const known = useReaders(devices)
  if (known.length === 0)
    return (
      <Field
        label={t('devices.reader')}
        hint={t('devices.readerHint')}
        maxLength={64}
        pattern="[\w.\-]+"
        autoComplete="off"
        spellCheck={false}
        value={reader}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  const isListed = reader === '' || known.some((one) => one.reader === reader)
  return (
    <Select
      label={t('devices.reader')}
      value={reader}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{t('devices.accountReader')}</option>
      {!isListed && <option value={reader}>{reader}</option>}
      {known.map(({ reader: id, name, isOnline }) => (
        <option key={id} value={id}>
          {isOnline ? name : t('devices.readerOff', { name })}
        </option>
      ))}
    </Select>
  )
}
