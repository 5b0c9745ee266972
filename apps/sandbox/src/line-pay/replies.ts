import type { Call, Reply } from '../http/call.ts'
import { writtenJson } from '../http/replies.ts'
import { isSigned } from './signature.ts'

/** Ids have 19 digits, more than a number of JavaScript holds, and are sent as numbers nevertheless. */
const withNumbers = (text: string): string =>
  text.replaceAll(/"(\w*[tT]ransactionId)":"(\d{19})"/g, '"$1":$2')

export const result = (returnCode: string, returnMessage: string, info?: unknown): Reply =>
  writtenJson(withNumbers(JSON.stringify({ returnCode, returnMessage, info })))

export const success = (info?: unknown): Reply => result('0000', 'Success.', info)

/** Lets only calls with a good signature through. */
export const signedOnly =
  (handle: (call: Call) => Reply | Promise<Reply>) =>
  (call: Call): Reply | Promise<Reply> =>
    isSigned(call) ? handle(call) : result('1106', 'Header information error')
