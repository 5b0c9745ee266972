/** Widths of pictures on a screen (`sizes` of an image), for those that are requested before the screen is rendered. */
export const pictureSizes = {
  dish: '(min-width: 768px) 12rem, 8rem',
  home: '(min-width: 768px) 34rem, 100vw',
  product: '(min-width: 768px) 34rem, 100vw',
} as const
