import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { OneOf } from '../fields/one-of.ts'
import { Instant } from '../fields/time.ts'
import { MenuChange, MenuConflict, mostMenuChanges } from '../menu-changes/schema.ts'

/** A menu as it was published (DRAFT-2.1): its changes, by whom and when. */
export const MenuVersion = Closed(
  {
    _id: Id,
    shop: Id,
    /** Counts the versions of the shop from 1, without gaps. */
    number: Type.Integer({ minimum: 1 }),
    /** `refused` if it was to be published at a time and could not be: then nothing of it was. */
    status: OneOf('published', 'refused'),
    changes: Type.Array(MenuChange),
    conflicts: Type.Optional(Type.Array(MenuConflict)),
    by: Id,
    byName: Type.Optional(Type.String()),
    time: Instant,
    /** The number of the version that it takes back. */
    reverts: Type.Optional(Type.Integer()),
  },
  'MenuVersion',
)
export type MenuVersion = Static<typeof MenuVersion>

/**
 * `create menuVersions/publish`: publishes the draft, or some of its changes, all of them or none (`menuConflict`, with the
 * `conflicts`). With `at` they are published by themselves at that time; `at: null` takes this back.
 */
export const PublishMenuData = Closed(
  {
    shop: Id,
    changes: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: mostMenuChanges })),
    at: Type.Optional(Type.Union([Instant, Type.Null()])),
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'PublishMenuData',
)
export type PublishMenuData = Static<typeof PublishMenuData>

/** The new version, or the changes that now wait for their time. */
export const PublishMenuResult = Closed(
  { version: Type.Optional(MenuVersion), waiting: Type.Array(MenuChange) },
  'PublishMenuResult',
)
export type PublishMenuResult = Static<typeof PublishMenuResult>

/** `create menuVersions/revert`: takes back what a version changed, as a new version. */
export const RevertMenuData = Closed(
  { shop: Id, version: Id, idempotencyKey: Type.Optional(IdempotencyKey) },
  'RevertMenuData',
)
export type RevertMenuData = Static<typeof RevertMenuData>
