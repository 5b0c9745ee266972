import { lineFields, parsedJson } from '../message-fields.ts'
import type { ProviderContext } from '../provider.ts'
import { requestProvider } from '../request-provider.ts'

/**
 * Returns the fields of a response, which Fiuu writes as JSON or as lines `Name: value` and `Name=value`. Of a list, such as
 * that of a query for refunds, they are those of its first entry.
 */
const responseFields = (text: string): ReadonlyMap<string, string> => {
  const parsed = parsedJson(text)
  const json: unknown = Array.isArray(parsed) ? (parsed[0] ?? {}) : parsed
  if (typeof json !== 'object' || json === null) return lineFields(text)
  return new Map(Object.entries(json).map(([name, value]) => [name, String(value)]))
}

/** Posts a form to Fiuu. Returns the fields of the response, or undefined if nobody knows what Fiuu did. */
export const postForm = async (
  context: ProviderContext,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, string> | undefined> => {
  const response = await requestProvider(
    context,
    `${context.account.urls['api'] ?? ''}/RMS/${path}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    },
  )
  return response && responseFields(response.text)
}
