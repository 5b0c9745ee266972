export type ButtonVariant = 'primary' | 'quiet' | 'plain' | 'danger'

export interface ButtonLook {
  /** `primary` once on a screen; `quiet` beside it; `plain` in text. */
  readonly variant?: ButtonVariant | undefined
  readonly size?: 'medium' | 'large' | undefined
  /** As wide as the room. */
  readonly wide?: boolean | undefined
}

/** What makes an element look like a button, so that links can. */
export const buttonLook = ({ variant = 'primary', size = 'medium', wide }: ButtonLook = {}) => ({
  className: 'ui-button',
  'data-variant': variant,
  'data-size': size,
  'data-wide': wide ? '' : undefined,
})
