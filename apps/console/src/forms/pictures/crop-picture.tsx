import { Button, Field } from '@comanda/ui'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useMessages } from '../../staff/messages.ts'
import './crop-picture.css'
import { cutPicture, type PicturePart } from './cut-picture.ts'

interface CropPictureProps {
  readonly picture: Blob
  /** Of the picture, while it is chosen. */
  readonly url: string
  /** Width by height of the part. */
  readonly aspect: number
  readonly busy: boolean
  /** Undefined if only a part may be used. */
  readonly onWhole: (() => void) | undefined
  readonly onPart: (part: Blob) => void
  readonly onCancel: () => void
}

/** The part is chosen at once: a form is longer than the screen. */
const scrollHere = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'nearest' })

/** Chooses the part of a picture that is shown: by dragging, pinching, the wheel, or keys. */
export const CropPicture = ({
  picture,
  url,
  aspect,
  busy,
  onWhole,
  onPart,
  onCancel,
}: CropPictureProps) => {
  const { t } = useMessages()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [part, setPart] = useState<PicturePart>()
  return (
    <div ref={scrollHere} className="crop-picture" role="group" aria-label={t('picture.part')}>
      <p className="form-text">{t('picture.partText')}</p>
      <div className="crop-picture-area">
        <Cropper
          image={url}
          aspect={aspect}
          crop={crop}
          zoom={zoom}
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': t('picture.part') }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setPart(pixels)}
        />
      </div>
      <Field
        label={t('picture.zoom')}
        type="range"
        min={1}
        max={3}
        step={0.1}
        value={zoom}
        onChange={(event) => setZoom(Number(event.currentTarget.value))}
      />
      <div className="form-actions">
        <Button variant="quiet" onClick={onCancel}>
          {t('settings.cancel')}
        </Button>
        {onWhole && (
          <Button variant="quiet" disabled={busy} onClick={onWhole}>
            {t('picture.whole')}
          </Button>
        )}
        <Button
          busy={busy}
          disabled={!part}
          onClick={() => part && void cutPicture(picture, part).then(onPart)}
        >
          {t('picture.use')}
        </Button>
      </div>
    </div>
  )
}
