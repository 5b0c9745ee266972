import { createCipheriv, createDecipheriv } from 'node:crypto'
import { type Fields, isFields } from '../http/call.ts'
import { merchant } from './constants.ts'

const cipher = 'aes-128-cbc'

/** Encrypts data: JSON, URL-encoded, AES-128-CBC, base64. */
export const encrypt = (data: unknown): string => {
  const aes = createCipheriv(cipher, merchant.hashKey, merchant.hashIv)
  const text = encodeURIComponent(JSON.stringify(data))
  return aes.update(text, 'utf8', 'base64') + aes.final('base64')
}

/** Decrypts data, or returns undefined if it was not encrypted with the merchant's key. */
export const decrypt = (text: string): Fields | undefined => {
  try {
    const aes = createDecipheriv(cipher, merchant.hashKey, merchant.hashIv)
    const plain = aes.update(text, 'base64', 'utf8') + aes.final('utf8')
    const value: unknown = JSON.parse(decodeURIComponent(plain.replaceAll('+', ' ')))
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}
