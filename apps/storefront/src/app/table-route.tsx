export { TableEntryPage as default } from '../features/startup/table-entry-page.tsx'
