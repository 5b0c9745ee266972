import { type CSSProperties, useState } from 'react'
import { PlateDrawing } from './plate-drawing.tsx'
import './picture.css'

interface PictureProps {
  /** A drawing is shown if it is absent or fails to load. */
  readonly src?: string | undefined
  readonly srcSet?: string | undefined
  readonly sizes?: string | undefined
  /** Empty if the name is next to it. */
  readonly alt: string
  readonly ratio?: 'square' | 'wide' | 'banner'
  /** `#RRGGBB`; tints the background. */
  readonly tint?: string | undefined
  /** Loads at once; for the first pictures of a screen. */
  readonly eager?: boolean
  readonly transitionName?: string | undefined
}

/** A picture with a fixed ratio on a tint, so that loading or failing moves nothing. */
export const Picture = ({
  src,
  srcSet,
  sizes,
  alt,
  ratio = 'square',
  tint,
  eager = false,
  transitionName,
}: PictureProps) => {
  const [failed, setFailed] = useState<string>()
  const style: CSSProperties & { '--picture-tint'?: string } = {
    ...(tint === undefined ? {} : { '--picture-tint': tint }),
    ...(transitionName === undefined ? {} : { viewTransitionName: transitionName }),
  }
  return (
    <span className="ui-picture" data-ratio={ratio} style={style}>
      {src !== undefined && failed !== src ? (
        <img
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <PlateDrawing label={alt} />
      )}
    </span>
  )
}
