import { useState } from 'react'
import './avatar.css'

interface AvatarProps {
  /** A drawn person is shown if it is absent or fails to load. */
  readonly src?: string | undefined
  /** Empty if the name is next to it. */
  readonly alt: string
  readonly size?: 'small' | 'medium' | 'large'
}

/** A round picture of a person. */
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
