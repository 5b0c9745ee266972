import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OneOf } from '../fields/one-of.ts'
import { Instant } from '../fields/time.ts'

/** The services whose records a draft of a menu changes, in the order in which new ones are written. */
export const draftedPaths = [
  'sections',
  'timeConditions',
  'categories',
  'subCategories',
  'productOptions',
  'products',
] as const
export type DraftedPath = (typeof draftedPaths)[number]
export const DraftedPath = OneOf(...draftedPaths)

/** The most changes of a shop's draft, and of a version. */
export const mostMenuChanges = 2000

/**
 * One change of a shop's draft (DRAFT-1.1): a field of a record from one value to another, a record that is added (`to` is
 * all of it) or one that is removed (`from`, once it is published). A value that is absent clears the field.
 */
export const MenuChange = Closed(
  {
    _id: Id,
    shop: Id,
    path: DraftedPath,
    record: Id,
    kind: OneOf('change', 'add', 'remove'),
    field: Type.Optional(Type.String()),
    /** What is published, and was when the change was begun. */
    from: Type.Optional(Type.Unknown()),
    to: Type.Optional(Type.Unknown()),
    by: Id,
    byName: Type.Optional(Type.String()),
    time: Instant,
    /** When it will be published by itself. */
    publishTime: Type.Optional(Instant),
  },
  'MenuChange',
)
export type MenuChange = Static<typeof MenuChange>

/** A change that cannot be published, since what it was based on is not so any more. */
export const MenuConflict = Closed(
  {
    path: DraftedPath,
    record: Id,
    field: Type.Optional(Type.String()),
    /** The record was removed or exists already, the field has another value, or the whole is not valid. */
    reason: OneOf('gone', 'exists', 'changed', 'invalid'),
  },
  'MenuConflict',
)
export type MenuConflict = Static<typeof MenuConflict>
