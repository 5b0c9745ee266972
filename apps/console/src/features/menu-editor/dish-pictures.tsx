import { uploadPicture } from '@comanda/client/staff'
import { IconButton, Picture } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { useMenuStep } from './use-menu-step.ts'

/** The most pictures of a dish. */
const MOST = 10

interface DishPicturesProps {
  readonly images: readonly string[]
  readonly onChange: (images: readonly string[]) => void
}

/** The pictures of a dish, the first of which is on the menu; more are uploaded from the device. */
export const DishPictures = ({ images, onChange }: DishPicturesProps) => {
  const { connection, authentication } = useStaff()
  const { t } = useMessages()
  const step = useMenuStep()
  const [isSending, setIsSending] = useState(false)
  const upload = async (picture: File | undefined): Promise<void> => {
    if (!picture) return
    setIsSending(true)
    await step(async () => {
      onChange([...images, await uploadPicture(connection, authentication, picture)])
    })
    setIsSending(false)
  }
  return (
    <fieldset className="form-group">
      <legend>{t('menu.pictures')}</legend>
      <ul className="menu-editor-pictures">
        {images.map((image, index) => (
          <li key={image}>
            <Picture
              alt={t('menu.picture', { number: index + 1 })}
              src={`/api/attachments/${image}?size=small&ext=webp`}
            />
            {index > 0 && (
              <IconButton
                icon="star"
                variant="soft"
                label={t('menu.firstPicture', { number: index + 1 })}
                onClick={() => onChange([image, ...images.filter((one) => one !== image)])}
              />
            )}
            <IconButton
              icon="trash"
              variant="soft"
              label={t('menu.removePicture', { number: index + 1 })}
              onClick={() => onChange(images.filter((one) => one !== image))}
            />
          </li>
        ))}
      </ul>
      {images.length < MOST && (
        <label className="menu-editor-upload">
          <span>{t(isSending ? 'menu.sendingPicture' : 'menu.addPicture')}</span>
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
      )}
    </fieldset>
  )
}
