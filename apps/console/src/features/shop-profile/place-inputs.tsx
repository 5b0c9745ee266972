import { NumberField } from '../../forms/number-field.tsx'
import { TextInputs } from '../../forms/text-inputs.tsx'
import { useMessages } from '../../staff/messages.ts'
import { isHalfPlaced, type ProfileDraft } from './profile-draft.ts'

interface PlaceInputsProps {
  readonly draft: ProfileDraft
  readonly onChange: (changes: Partial<ProfileDraft>) => void
}

/** Where a shop is: its address and its position. */
export const PlaceInputs = ({ draft, onChange }: PlaceInputsProps) => {
  const { t } = useMessages()
  const problem = isHalfPlaced(draft) ? { error: t('profile.halfPlaced') } : {}
  return (
    <>
      <TextInputs
        label={t('profile.address')}
        hint={t('profile.addressHint')}
        texts={draft.address}
        onChange={(address) => onChange({ address })}
      />
      <TextInputs
        label={t('profile.addressDetail')}
        hint={t('profile.addressDetailHint')}
        texts={draft.addressDetail}
        onChange={(addressDetail) => onChange({ addressDetail })}
      />
      <fieldset className="form-group">
        <legend>{t('profile.position')}</legend>
        <p className="form-text">{t('profile.positionText')}</p>
        <div className="shop-position">
          <NumberField
            label={t('profile.lat')}
            min={-90}
            max={90}
            isDecimal
            value={draft.lat}
            onChange={(lat) => onChange({ lat })}
            {...problem}
          />
          <NumberField
            label={t('profile.long')}
            min={-180}
            max={180}
            isDecimal
            value={draft.long}
            onChange={(long) => onChange({ long })}
          />
        </div>
      </fieldset>
    </>
  )
}
