/** Storage for the bytes of pictures, by keys such as `originals/65f0…`. */
export interface PictureFiles {
  /** Returns the bytes, or undefined if there is no such file. */
  read(key: string): Promise<Buffer | undefined>
  /** Writes all of the bytes, or nothing if it fails. */
  write(key: string, bytes: Buffer): Promise<void>
  has(key: string): Promise<boolean>
}
