import { normaliseError } from '@comanda/client'
import { uploadPicture } from '@comanda/client/staff'
import { Button, Picture } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../staff/messages.ts'
import { useStaff } from '../staff/staff-context.tsx'
import { failureWords } from './failure-words.ts'
import './picture-input.css'

interface PictureInputProps {
  readonly label: string
  readonly hint: string
  /** The id of the picture; undefined: there is no picture. */
  readonly picture: string | undefined
  readonly onChange: (picture: string | undefined) => void
}

/** One picture, uploaded from the device. */
export const PictureInput = ({ label, hint, picture, onChange }: PictureInputProps) => {
  const { connection, authentication } = useStaff()
  const { t } = useMessages()
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const upload = async (file: File | undefined): Promise<void> => {
    if (!file) return
    setIsSending(true)
    setFailure(undefined)
    try {
      onChange(await uploadPicture(connection, authentication, file))
    } catch (error) {
      setFailure(failureWords(t, normaliseError(error)))
    }
    setIsSending(false)
  }
  return (
    <fieldset className="form-group picture-input">
      <legend>{label}</legend>
      <p className="form-text">{hint}</p>
      <div>
        {picture !== undefined && (
          <Picture alt={label} src={`/api/attachments/${picture}?size=small&ext=webp`} />
        )}
        <label>
          <span>{t(isSending ? 'menu.sendingPicture' : 'settings.choosePicture')}</span>
          <input
            type="file"
            accept="image/*"
            disabled={isSending}
            onChange={({ currentTarget }) => {
              void upload(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
        </label>
        {picture !== undefined && (
          <Button variant="quiet" onClick={() => onChange(undefined)}>
            {t('settings.removePicture')}
          </Button>
        )}
      </div>
      {failure !== undefined && <p role="alert">{failure}</p>}
    </fieldset>
  )
}
