import { Button, Picture } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { PictureUpload } from './picture-upload.tsx'
import './picture-input.css'

interface PictureInputProps {
  readonly label: string
  readonly hint: string
  /** Width by height; square unless it says otherwise. */
  readonly aspect?: number
  /** The id of the picture; undefined: there is no picture. */
  readonly picture: string | undefined
  readonly onChange: (picture: string | undefined) => void
}

/** One picture, uploaded from the device. */
export const PictureInput = ({ label, hint, aspect = 1, picture, onChange }: PictureInputProps) => {
  const { t } = useMessages()
  return (
    <fieldset className="form-group picture-input">
      <legend>{label}</legend>
      <p className="form-text">{hint}</p>
      <div>
        {picture !== undefined && (
          <Picture alt={label} src={`/api/attachments/${picture}?size=small&ext=webp`} />
        )}
        {picture !== undefined && (
          <Button variant="quiet" onClick={() => onChange(undefined)}>
            {t('settings.removePicture')}
          </Button>
        )}
        <PictureUpload
          label={t('settings.choosePicture')}
          aspect={aspect}
          canBeWhole
          onUploaded={onChange}
        />
      </div>
    </fieldset>
  )
}
