import { type CSSProperties, useState } from 'react'
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
  /** Only its place is shown. */
  readonly isEmpty?: boolean
  /** A small one that is loaded already: shown until this one is. */
  readonly preview?: Pick<PictureProps, 'src' | 'srcSet' | 'sizes'> | undefined
  readonly transitionName?: string | undefined
}

/** A steaming bowl, in the tint of the picture. */
const PlateDrawing = ({ label }: { label: string }) => (
  <svg
    className="ui-plate-drawing"
    viewBox="0 0 120 120"
    preserveAspectRatio="xMidYMid meet"
    {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <ellipse className="ui-plate-shadow" cx="60" cy="92" rx="34" ry="5" />
    <path
      className="ui-plate-line"
      d="M50 40c-4-5 4-8 0-13M60 38c-4-6 4-9 0-15M70 40c-4-5 4-8 0-13"
    />
    <path className="ui-plate-bowl" d="M26 54h68c0 18-9 30-22 34H48C35 84 26 72 26 54z" />
    <path
      className="ui-plate-rim"
      d="M24 50h72a3 3 0 013 3 3 3 0 01-3 3H24a3 3 0 01-3-3 3 3 0 013-3z"
    />
    <path className="ui-plate-line" d="M78 50L98 24M84 50l20-22" />
  </svg>
)

/** A picture with a fixed ratio on a tint, so that loading or failing moves nothing. */
export const Picture = ({
  src,
  srcSet,
  sizes,
  alt,
  ratio = 'square',
  tint,
  eager = false,
  isEmpty = false,
  preview,
  transitionName,
}: PictureProps) => {
  const [failed, setFailed] = useState<string>()
  const style: CSSProperties & { '--picture-tint'?: string } = {
    ...(tint === undefined ? {} : { '--picture-tint': tint }),
    ...(transitionName === undefined ? {} : { viewTransitionName: transitionName }),
  }
  const isDrawn = src === undefined || failed === src
  return (
    <span className="ui-picture" data-ratio={ratio} style={style}>
      {!isEmpty && isDrawn && <PlateDrawing label={alt} />}
      {!isEmpty && !isDrawn && (
        <>
          {preview?.src !== undefined && (
            <img {...preview} className="ui-picture-preview" alt="" aria-hidden="true" />
          )}
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
        </>
      )}
    </span>
  )
}
