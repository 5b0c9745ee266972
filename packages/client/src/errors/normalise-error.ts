import { jsonObject } from '../json/json-object.ts'
import { CallError } from './call-error.ts'

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

const status = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) ? value : undefined

/**
 * Returns any failure as a `CallError` (ERR-1.2): the status from `statusCode`, `status`, the response's status or a
 * Feathers error's `code`, by default 500; the contract's code from `data.code`.
 */
export const normaliseError = (failure: unknown): CallError => {
  if (failure instanceof CallError) return failure
  const {
    name,
    message,
    statusCode,
    status: own,
    response,
    code,
    data,
  } = jsonObject(
    failure instanceof Error
      ? Object.assign({}, failure, { name: failure.name, message: failure.message })
      : failure,
  )
  const details = jsonObject(data)
  const errorCode = text(details['code'])
  const field = text(details['field'])
  return new CallError({
    name: text(name) ?? 'GeneralError',
    message: text(message) ?? text(failure) ?? 'Unknown error',
    statusCode:
      status(statusCode) ??
      status(own) ??
      status(jsonObject(response)['status']) ??
      status(code) ??
      500,
    data: details,
    ...(errorCode === undefined ? {} : { code: errorCode }),
    ...(field === undefined ? {} : { field }),
  })
}
