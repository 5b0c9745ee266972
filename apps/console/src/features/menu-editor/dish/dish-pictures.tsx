import { IconButton, Picture } from '@comanda/ui'
import { PictureUpload } from '../../../forms/pictures/picture-upload.tsx'
import { useMessages } from '../../../staff/messages.ts'

/** The most pictures of a dish. */
const MOST = 10

interface DishPicturesProps {
  readonly images: readonly string[]
  readonly onChange: (images: readonly string[]) => void
}

/** The pictures of a dish, the first of which is on the menu; more are uploaded from the device. */
export const DishPictures = ({ images, onChange }: DishPicturesProps) => {
  const { t } = useMessages()
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
        <PictureUpload
          label={t('menu.addPicture')}
          aspect={1}
          canBeWhole
          onUploaded={(picture) => onChange([...images, picture])}
        />
      )}
    </fieldset>
  )
}
