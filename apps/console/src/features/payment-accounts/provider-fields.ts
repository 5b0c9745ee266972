import {
  accountSecrets,
  accountSettings,
  type ProviderName,
  type SecretName,
  secretNames,
  type SettingName,
} from '@comanda/contract'

/** A setting as it is entered. */
export interface SettingField {
  readonly name: SettingName
  readonly isRequired: boolean
  /** The words of which it is one; empty if it is a text. */
  readonly choices: readonly string[]
  readonly pattern: string | undefined
}

export interface SecretField {
  readonly name: SecretName
  readonly isRequired: boolean
}

/** The order in which settings are entered, by provider what its pages show first. */
const settingOrder = {
  profileId: 1,
  accessKey: 2,
  merchantId: 3,
  keyId: 4,
  extendedVcode: 5,
  billName: 6,
  billEmail: 7,
  billMobile: 8,
  accountId: 9,
  reader: 10,
  terminal: 11,
  channelId: 12,
  version: 13,
  fpsId: 14,
  merchantAccount: 15,
  livePrefix: 16,
  countryCode: 17,
} as const satisfies Record<SettingName, number>

const isSetting = (name: string): name is SettingName => name in settingOrder

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

/** Returns the words of a schema that is one of several. */
const choicesOf = (anyOf: unknown): readonly string[] =>
  Array.isArray(anyOf)
    ? anyOf.flatMap((one: Readonly<Record<string, unknown>>) => textOf(one['const']) ?? [])
    : []

/** Returns the settings of a provider, as the schema of its accounts says (PAY-7.2). */
export const settingFields = (provider: ProviderName): readonly SettingField[] => {
  const { properties, required = [] }: { properties: object; required?: string[] } =
    accountSettings[provider]
  return Object.entries<Readonly<Record<string, unknown>>>({ ...properties })
    .flatMap(([name, schema]) =>
      isSetting(name)
        ? {
            name,
            isRequired: required.includes(name),
            choices: choicesOf(schema['anyOf']),
            pattern: textOf(schema['pattern']),
          }
        : [],
    )
    .sort((one, other) => settingOrder[one.name] - settingOrder[other.name])
}

/** Returns the secrets of a provider. */
export const secretFields = (provider: ProviderName): readonly SecretField[] => {
  const needs: { readonly [N in SecretName]?: string } = accountSecrets[provider]
  return secretNames.flatMap((name) => {
    const need = needs[name]
    return need === undefined ? [] : { name, isRequired: need === 'required' }
  })
}
