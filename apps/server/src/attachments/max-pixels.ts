/** Pixels beyond which a picture is not decoded: more than a phone takes, less than fills the memory. */
export const maxPixels = 60_000_000
