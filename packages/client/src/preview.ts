export { createPreviewClient, type PreviewClient } from './preview-client.ts'
export {
  previewedDish,
  type PreviewedDish,
  previewReady,
  readPreviewedDish,
} from './preview/previewed-dish.ts'
