import { expect, it, vi } from 'vitest'
import { fire } from '../testing/fire.ts'
import { render } from '../testing/render.tsx'
import { SearchField } from './search-field.tsx'

const show = (keyword: string) => {
  const onChange = vi.fn<(keyword: string) => void>()
  const screen = render(
    <SearchField label="Search" clearLabel="Clear" keyword={keyword} onChange={onChange} />,
  )
  return { ...screen, onChange }
}

it('is a search landmark with a labelled search box', () => {
  const { get } = show('')
  expect(get('search')).toBeDefined()
  expect(get('searchbox', 'Search').props['enterKeyHint']).toBe('search')
})
it('reports what is typed', () => {
  const { get, onChange } = show('')
  fire(get('searchbox', 'Search'), 'onChange', { target: { value: 'te' } })
  expect(onChange).toHaveBeenCalledExactlyOnceWith('te')
})
it('the clear button empties the field, and is shown only if it is not empty', () => {
  expect(show('').all('button')).toEqual([])
  const { get, onChange } = show('tea')
  fire(get('button', 'Clear'), 'onClick')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('')
})
