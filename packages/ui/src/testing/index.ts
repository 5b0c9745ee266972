export type { FakeDocument, FakeElement } from './page/fake-document.ts'
export type { FakeWindow } from './page/fake-page.ts'
export { render } from './page/render.tsx'
export { descriptionOf, nameOf, textOf } from './page/roles.ts'
