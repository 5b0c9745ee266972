import { SearchField } from './search-field.tsx'

export const title = 'SearchField'
export const stories = {
  'nothing typed, and a word that can be cleared': () => (
    <>
      <SearchField
        label="Search the menu"
        clearLabel="Clear search"
        keyword=""
        onChange={() => undefined}
      />
      <SearchField
        label="Search the shops"
        clearLabel="Clear search"
        keyword="noodles"
        onChange={() => undefined}
      />
    </>
  ),
}
