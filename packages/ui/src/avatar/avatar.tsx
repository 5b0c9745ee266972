import { useState } from 'react'
import './avatar.css'

interface AvatarProps {
  /** Without one, or where it does not load, a drawn person stands in. */
  readonly src?: string | undefined
  /** Empty where the name stands beside it. */
  readonly alt: string
  readonly size?: 'small' | 'medium' | 'large'
}

/** The picture of a person, round. */
export const Avatar = ({ src, alt, size = 'medium' }: AvatarProps) => {
  const [failed, setFailed] = useState<string>()
  return (
    <span className="ui-avatar" data-size={size}>
      {src !== undefined && failed !== src ? (
        <img src={src} alt={alt} decoding="async" onError={() => setFailed(src)} />
      ) : (
        <svg
          viewBox="0 0 24 24"
          role={alt === '' ? undefined : 'img'}
          aria-label={alt === '' ? undefined : alt}
          aria-hidden={alt === '' ? true : undefined}
        >
          <circle cx="12" cy="9.5" r="4" />
          <path d="M3.5 24a8.5 8.5 0 0117 0z" />
        </svg>
      )}
    </span>
  )
}
