import { normaliseError } from '@comanda/client'
import { uploadPicture } from '@comanda/client/staff'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { ChooseFile } from '../files/choose-file.tsx'
import { failureWords } from '../failure-words.ts'
import './picture-upload.css'

const CropPicture = lazy(() =>
  import('./crop-picture.tsx').then((loaded) => ({ default: loaded.CropPicture })),
)

interface PictureUploadProps {
  readonly label: string
  /** Width by height of the part that is chosen. */
  readonly aspect: number
  /** Whether the whole picture may be used. */
  readonly canBeWhole: boolean
  /** Receives the id of the picture. */
  readonly onUploaded: (picture: string) => void
}

/** A picture from the device: the part of it that is shown is chosen, then it is uploaded. */
export const PictureUpload = ({ label, aspect, canBeWhole, onUploaded }: PictureUploadProps) => {
  const { connection, authentication } = useStaff()
  const { t } = useMessages()
  const [chosen, setChosen] = useState<{ readonly file: File; readonly url: string }>()
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const close = (): void => {
    if (chosen) URL.revokeObjectURL(chosen.url)
    setChosen(undefined)
  }
  const upload = async (picture: Blob): Promise<void> => {
    setIsSending(true)
    setFailure(undefined)
    try {
      onUploaded(await uploadPicture(connection, authentication, picture))
      close()
    } catch (error) {
      setFailure(failureWords(t, normaliseError(error)))
    }
    setIsSending(false)
  }
  const choose = async (file: File): Promise<void> => {
    setFailure(undefined)
    try {
      // A file that the browser cannot draw, such as a drawing in SVG, is sent as it is.
      const bitmap = await createImageBitmap(file)
      bitmap.close()
      setChosen({ file, url: URL.createObjectURL(file) })
    } catch {
      await upload(file)
    }
  }
  return (
    <div className="picture-upload">
      <ChooseFile
        label={isSending ? t('menu.sendingPicture') : label}
        accept="image/*"
        disabled={isSending}
        onChosen={([file]) => {
          if (file) void choose(file)
        }}
      />
      {chosen && (
        <Suspense>
          <CropPicture
            picture={chosen.file}
            url={chosen.url}
            aspect={aspect}
            busy={isSending}
            onWhole={canBeWhole ? () => void upload(chosen.file) : undefined}
            onPart={(part) => void upload(part)}
            onCancel={close}
          />
        </Suspense>
      )}
      {failure !== undefined && <p role="alert">{failure}</p>}
    </div>
  )
}
