import { Field } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import type { KioskDraft } from './kiosk-draft.ts'

type Stands = Pick<KioskDraft, 'firstStand' | 'lastStand'>

interface StandFieldsProps {
  readonly draft: Stands
  readonly onChange: (stands: Partial<Stands>) => void
}

const numberOf = (text: string): number | '' => (text === '' ? '' : Number(text))

/** The first and the last number on the stands of a kiosk, if it has any (KIOSK-8.3). */
export const StandFields = ({ draft: { firstStand, lastStand }, onChange }: StandFieldsProps) => {
  const { t } = useMessages()
  return (
    <>
      <Field
        label={t('devices.firstStand')}
        hint={t('devices.standHint')}
        type="number"
        inputMode="numeric"
        min={1}
        max={9999}
        value={firstStand}
        onChange={({ target }) => onChange({ firstStand: numberOf(target.value) })}
      />
      <Field
        label={t('devices.lastStand')}
        type="number"
        inputMode="numeric"
        min={firstStand === '' ? 1 : firstStand}
        max={9999}
        value={lastStand}
        onChange={({ target }) => onChange({ lastStand: numberOf(target.value) })}
      />
    </>
  )
}
