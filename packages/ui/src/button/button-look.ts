export type ButtonVariant = 'primary' | 'quiet' | 'plain' | 'danger'

export interface ButtonLook {
  /** `primary`: once on a screen; `quiet`: next to it; `plain`: in text. */
  readonly variant?: ButtonVariant | undefined
  readonly size?: 'medium' | 'large' | undefined
  /** Fills the width of its container. */
  readonly wide?: boolean | undefined
}

/** Returns the class and data attributes of a button, so that links can look like one. */
export const buttonLook = ({ variant = 'primary', size = 'medium', wide }: ButtonLook = {}) => ({
  className: 'ui-button',
  'data-variant': variant,
  'data-size': size,
  'data-wide': wide ? '' : undefined,
})
