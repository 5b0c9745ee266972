/** How wide pictures stand on a screen (`sizes` of an image), where they are asked for before the screen is there. */
export const pictureSizes = {
  dish: '(min-width: 768px) 12rem, 8rem',
  home: '(min-width: 768px) 34rem, 100vw',
  product: '(min-width: 768px) 34rem, 100vw',
} as const
