import type { LoadedMoney } from '@comanda/client/staff'
import type { Refund } from '@comanda/contract'
import { localizedName } from '@comanda/engine/catalog'
import type { Locale } from '@comanda/locales'
import type { ConsoleTranslate } from '@comanda/locales/console'

interface Named {
  readonly t: ConsoleTranslate
  readonly locale: Locale
  readonly methods: LoadedMoney['methods']
}

/** Returns the name of a payment method, or that of its type if the method is not offered any more. */
export const methodName = (
  { t, locale, methods }: Named,
  method: string | undefined,
  type?: Refund['type'],
): string => {
  const known = method === undefined ? undefined : methods.get(method)
  if (known) return localizedName(known.name, locale)
  return t(`money.type.${type ?? 'card'}`)
}
