import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { EditConflict } from '@/lib/contract/operator/desk/edit-conflict'
import type { Permission } from '@/lib/domain/desk/permissions'

/** A tag as lists show it. */
export interface ListedTag {
  tag_id: number
  tag_name: string
  tag_color: string
  font_color: string
  /** Only of shops. */
  description?: string
  /** 1: shoppers see it. */
  front_show: number
  version: number
}

/** The calls that change the tags of one kind of rows. */
export interface TagCalls<Tag extends ListedTag> {
  add(fields: { tag_name: string }): Promise<unknown>
  change(fields: {
    tag_id: number
    version?: number
    overwrite?: string
    tag_name?: string
    tag_color?: string
    font_color?: string
    description?: string
    front_show?: boolean
  }): Promise<{ saved: boolean; conflicts: EditConflict[]; tag: Tag }>
  remove(fields: { tag_id: number }): Promise<unknown>
  restore(fields: { tag_id: number }): Promise<unknown>
  bulk(fields: { tag_ids: string; change: string }): Promise<{ changed: number }>
}

type RecycledTags = {
  list: { id: number; name: string; by: string; deleted: number }[]
  total_count: number
}

/** The tags of one kind of rows: what they are for, and the calls that change them. */
export interface TagKind<Tag extends ListedTag, Key extends QueryKey, BinKey extends QueryKey> {
  options: UseQueryOptions<{ list: Tag[] }, Error, { list: Tag[] }, Key>
  recycled: (page: {
    page: number
    pageSize: number
  }) => UseQueryOptions<RecycledTags, Error, RecycledTags, BinKey>
  /** The key of everything that shows them. */
  shownBy: QueryKey
  calls: TagCalls<Tag>
  permission: Permission
  /** Id of the field of a new one. */
  fieldId: string
  about: string
  /** A name as an example. */
  example: string
  /** The rows that have a tag. */
  countOf: (tag: Tag) => number
  /** Counter word and name of the rows that have the tags: 个商品. */
  unit: string
  /** Why the name of a tag stays and it cannot be removed, in a word; null when it can. */
  keptFor?: (tag: Tag) => string | null
}
