import { entriesOf } from './plain-object.ts'
import { QueryRefusal, within } from './problem.ts'
import type { Populated } from './query.ts'
import { readList } from './read-list.ts'
import type { ValueForm } from './read-value.ts'

/** The most fields of a record that are selected. */
const mostFields = 50

const namesIn = (value: unknown, path: string): string[] => {
  const names = typeof value === 'string' ? value.split(/[\s,]+/) : value
  if (!Array.isArray(names) || names.length > mostFields)
    throw new QueryRefusal(path, 'must be a list of fields')
  return names.map((name: unknown, index) => {
    if (typeof name !== 'string' || !/^\w{1,40}$/.test(name))
      throw new QueryRefusal(within(path, String(index)), 'is not a field')
    return name
  })
}

const readOne = (value: unknown, path: string): Populated[] => {
  if (typeof value === 'string') return namesIn(value, path).map((field) => ({ field }))
  const { path: fields, select, ...others } = Object.fromEntries(entriesOf(value, path))
  const [other] = Object.keys(others)
  if (other !== undefined) throw new QueryRefusal(within(path, other), 'is not understood')
  const selected = select === undefined ? {} : { select: namesIn(select, within(path, 'select')) }
  return namesIn(fields, within(path, 'path')).map((field) => ({ field, ...selected }))
}

/** Returns `$populate`: the name of a field, a list of names, or of `{path, select}`; of a repeated name, the last. */
export const readPopulate = (
  value: unknown,
  known: ReadonlySet<string>,
  form: ValueForm,
): readonly Populated[] => {
  const path = '$populate'
  const list = typeof value === 'string' ? [value] : (readList(value, form) ?? [value])
  if (list.length > known.size) throw new QueryRefusal(path, 'must be a list of fields')
  const populated = list.flatMap((one, index) => readOne(one, within(path, String(index))))
  const unknown = populated.find(({ field }) => !known.has(field))
  if (unknown) throw new QueryRefusal(within(path, unknown.field), 'is not a field')
  return [...new Map(populated.map((one) => [one.field, one])).values()]
}
