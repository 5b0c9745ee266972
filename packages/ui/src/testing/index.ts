export { descriptionOf, nameOf, textOf } from './page/names.ts'
export { within } from './page/queries.ts'
export { render } from './page/render.tsx'
export { openPage } from './page/page.ts'
