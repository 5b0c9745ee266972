import { type CSSProperties, useState } from 'react'
import { PlateDrawing } from './plate-drawing.tsx'
import './picture.css'

interface PictureProps {
  /** Without one, or where it does not load, a drawing stands in. */
  readonly src?: string | undefined
  readonly srcSet?: string | undefined
  readonly sizes?: string | undefined
  /** Empty where the name stands beside it. */
  readonly alt: string
  readonly ratio?: 'square' | 'wide' | 'banner'
  /** `#RRGGBB` that the ground is tinted with. */
  readonly tint?: string | undefined
  /** The first pictures of a screen load at once. */
  readonly eager?: boolean
  readonly transitionName?: string | undefined
}

/** A picture whose room is kept while it loads, on a tint, never broken. */
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
