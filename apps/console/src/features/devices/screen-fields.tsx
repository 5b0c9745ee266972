import { Banner, Field } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { lowBandProblem, type ScreenDraft } from './screen-draft.ts'

interface ScreenFieldsProps {
  readonly screen: ScreenDraft
  readonly onChange: (screen: ScreenDraft) => void
}

/** The size of a kiosk's screen, and how it hangs (KIOSK-7.3). */
export const ScreenFields = ({ screen, onChange }: ScreenFieldsProps) => {
  const { t } = useMessages()
  const { diagonalInch, lowerEdgeMm, viewMm } = screen
  const problem = diagonalInch === '' ? undefined : lowBandProblem(screen)
  return (
    <>
      <Field
        label={t('devices.screenSize')}
        hint={t('devices.screenHint')}
        type="number"
        inputMode="decimal"
        min={7}
        max={100}
        step="any"
        value={diagonalInch}
        onChange={({ target }) =>
          onChange({ ...screen, diagonalInch: target.value === '' ? '' : Number(target.value) })
        }
      />
      {diagonalInch !== '' && (
        <>
          <Field
            label={t('devices.lowerEdge')}
            type="number"
            inputMode="numeric"
            required
            min={0}
            max={2000}
            value={lowerEdgeMm}
            onChange={({ target }) => onChange({ ...screen, lowerEdgeMm: Number(target.value) })}
          />
          {problem && (
            <Banner tone="highlight" icon="warning">
              {t('devices.tooHigh', problem)}
            </Banner>
          )}
          <Field
            label={t('devices.view')}
            type="number"
            inputMode="numeric"
            required
            min={300}
            max={3000}
            value={viewMm}
            onChange={({ target }) => onChange({ ...screen, viewMm: Number(target.value) })}
          />
        </>
      )}
    </>
  )
}
