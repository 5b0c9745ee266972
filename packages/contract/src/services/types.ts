import type { CatalogueServiceTypes } from './catalogue-service-types.ts'
import type { MemberServiceTypes } from './member-service-types.ts'
import type { VisitServiceTypes } from './visit-service-types.ts'

/** What each service path takes and answers. The description of each stands under the same name in `services`. */
export interface ServiceTypes
  extends CatalogueServiceTypes, MemberServiceTypes, VisitServiceTypes {}

export type ServicePath = keyof ServiceTypes
