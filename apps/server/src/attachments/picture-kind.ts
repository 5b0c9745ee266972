const kinds = [
  { kind: 'jpeg', at: 0, magic: 'ffd8ff' },
  { kind: 'png', at: 0, magic: '89504e470d0a1a0a' },
  { kind: 'gif', at: 0, magic: '47494638' },
  { kind: 'webp', at: 8, magic: '57454250' },
  { kind: 'avif', at: 4, magic: '6674797061766966' },
] as const

export type PictureKind = (typeof kinds)[number]['kind']

/**
 * Returns the kind of a picture by its first bytes, or undefined if it is not an accepted kind. Formats that contain
 * scripts, such as SVG, never reach a decoder.
 */
export const pictureKind = (bytes: Buffer): PictureKind | undefined =>
  kinds.find(({ at, magic }) => bytes.toString('hex', at, at + magic.length / 2) === magic)?.kind
