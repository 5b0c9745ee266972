import type { Station } from '@comanda/contract'
import { type EnteredNames, enteredNames, nameOf, noNames } from './names.ts'

/** How a field of a record is entered: its value of type `V` is in the form as an `E`. It is read as an `S`, if it is read otherwise than written. */
export interface DraftField<V, E, S = V> {
  /** What a new record's form begins with. */
  readonly blank: E
  readonly enter: (value: S | undefined) => E
  /** Returns the value that was entered; `null` for none. */
  readonly read: (entered: E) => V | null
}

/** A name, or another text, in several languages. */
export const names: DraftField<Station['name'], EnteredNames> = {
  blank: noNames,
  enter: (name = []) => enteredNames(name),
  read: nameOf,
}

/** A text in several languages that may be absent. */
export const texts: DraftField<Station['name'], EnteredNames> = {
  ...names,
  read: (entered) => {
    const text = nameOf(entered)
    return text.length > 0 ? text : null
  },
}

/** A text without spaces around it, that has to be there. */
export const requiredText: DraftField<string, string> = {
  blank: '',
  enter: (value = '') => value,
  read: (entered) => entered.trim(),
}

/** A text without spaces around it; none if it is empty. */
export const text: DraftField<string, string> = {
  ...requiredText,
  read: (entered) => entered.trim() || null,
}

/** A text that is written and never read, such as a password; empty: the stored one stays. */
export const written: DraftField<string, string, unknown> = { ...text, enter: () => '' }

/** Several texts of one field by their names: those that are not empty. */
export const textsByName = <V extends Readonly<Record<string, string | undefined>>>(): DraftField<
  V,
  V
> => ({
  blank: {} as V,
  enter: (texts) => texts ?? ({} as V),
  read: (entered) => {
    const said = Object.entries(entered).flatMap(([name, value = '']) => {
      const one = text.read(value)
      return one === null ? [] : [[name, one]]
    })
    return Object.fromEntries(said) as V
  },
})

/** Several such texts that are written and never read. */
export const writtenByName = <N extends string>(): DraftField<
  { readonly [K in N]?: string },
  { readonly [K in N]?: string },
  unknown
> => ({ ...textsByName<{ readonly [K in N]?: string }>(), enter: () => ({}) })

/** A day, of which an instant has one; none if it is empty. */
export const day: DraftField<string, string> = {
  ...text,
  enter: (value = '') => value.slice(0, 10),
}

/** A number as it is typed; none if it is empty. */
export const number: DraftField<number, string> = {
  blank: '',
  enter: (value) => String(value ?? ''),
  read: (entered) => (entered.trim() === '' ? null : Number(entered)),
}

/** Several numbers of one field by their names, as they are typed; none if all are empty. */
export const numbers = <N extends string>(
  of: readonly N[],
): DraftField<{ readonly [K in N]?: number }, Readonly<Record<N, string>>> => {
  const each = (text: (name: N) => string) =>
    Object.fromEntries(of.map((name) => [name, text(name)])) as Record<N, string>
  return {
    blank: each(() => ''),
    enter: (values) => each((name) => number.enter(values?.[name])),
    read: (entered) => {
      const said = of.flatMap((name) => {
        const value = number.read(entered[name])
        return value === null ? [] : [[name, value] as const]
      })
      return said.length > 0 ? (Object.fromEntries(said) as { [K in N]?: number }) : null
    },
  }
}

/** What is chosen for some of several things, by what it is for; none if all have what is usual. */
export const byKind = <V extends object>(): DraftField<V, V> => ({
  blank: {} as V,
  enter: (value) => value ?? ({} as V),
  read: (entered) => (Object.keys(entered).length > 0 ? entered : null),
})

/** Yes or no. */
export const flag: DraftField<boolean, boolean> = {
  blank: false,
  enter: (value = false) => value,
  read: (entered) => entered,
}

/** Whether something is so; without a value it is not. */
export const sign: DraftField<boolean, boolean> = {
  ...flag,
  read: (entered) => entered || null,
}

/** Whether something is so; without a value it is. */
export const unlessNot: DraftField<boolean, boolean> = {
  blank: true,
  enter: (value = true) => value,
  read: (entered) => (entered ? null : false),
}

/** Whether a record is used. */
export const used = <V extends string = never>(): DraftField<
  V | 'active' | 'disabled',
  boolean
> => ({
  blank: true,
  enter: (value = 'active') => value === 'active',
  read: (entered) => (entered ? 'active' : 'disabled'),
})

/** A picture, or none. */
export const picture: DraftField<string, string | undefined> = {
  blank: undefined,
  enter: (value) => value,
  read: (entered) => entered ?? null,
}

/** One of several values: `usual` if a record has none, `blank` in a new one. */
export const oneOf = <V extends string | number>(usual: V, blank = usual): DraftField<V, V> => ({
  blank,
  enter: (value = usual) => value,
  read: (entered) => entered,
})

/** One of several values; none if it is empty. */
export const oneOrNone = <V extends string>(blank: V | '' = ''): DraftField<V, V | ''> => ({
  blank,
  enter: (value) => value ?? '',
  read: (entered) => entered || null,
})

/** Some of several values. Undefined: all of them, for which a record has none. */
export const someOrAll = <V>(): DraftField<V[], readonly V[] | undefined> => ({
  blank: undefined,
  enter: (value) => (value?.length ? value : undefined),
  read: (entered) => (entered ? [...entered] : null),
})

/** Some of several values, or none. */
export const some = <V>(blank: readonly V[] = []): DraftField<V[], readonly V[]> => ({
  blank,
  enter: (value = []) => value,
  read: (entered) => (entered.length > 0 ? [...entered] : null),
})
