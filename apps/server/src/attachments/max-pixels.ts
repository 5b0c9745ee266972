/** The largest picture to decode, in pixels: above any phone camera, below what would exhaust the memory. */
export const maxPixels = 60_000_000
