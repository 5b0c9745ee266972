/** Where the bytes of pictures lie, by keys such as `originals/65f0…`. */
export interface PictureFiles {
  /** The bytes; nothing where there are none. */
  read(key: string): Promise<Buffer | undefined>
  /** All of them under the key, or, where it fails, nothing new. */
  write(key: string, bytes: Buffer): Promise<void>
  has(key: string): Promise<boolean>
}
