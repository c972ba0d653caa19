import 'server-only'
import type { GoodsDraft } from '@/lib/domain/import/goods-draft'
import type { Mall } from '@/lib/server/ground/mall'
import type { FileSource } from '@/lib/server/ground/table-file/file-source'
import type { TellStep } from '@/lib/server/ground/task/kind'
import { introSources } from './intro-pictures'

/** A picture that a file names: where the mall serves it, or why it could not be had. */
export interface KnownPicture {
  path?: string | undefined
  /** The end of a sentence about the picture, such as `不存在`. */
  problem?: string | undefined
}
export type PictureOf = (source: string) => KnownPicture

/** Where pictures of files come from; the pictures of the mall are another floor. */
export interface PictureSource {
  /** What is known about these pictures without fetching any. */
  known: (
    mall: Mall,
    taskId: number,
    sources: readonly string[],
  ) => Promise<ReadonlyMap<string, KnownPicture>>
  /** Stores the pictures of a ZIP. */
  unpack: (
    mall: Mall,
    task: { taskId: number; userId: number },
    zip: FileSource,
    tell: TellStep,
  ) => Promise<void>
  /** Fetches those that are not known yet. */
  fetch: (
    mall: Mall,
    task: { taskId: number; userId: number },
    sources: readonly string[],
    tell: TellStep,
  ) => Promise<void>
}

/** All pictures that products name, also in their introductions. @param publicUrl the address of the mall */
export const sourcesOf = (drafts: readonly GoodsDraft[], publicUrl: string): string[] => [
  ...new Set(
    drafts.flatMap(({ pics = [], intro = '', introPics = [], skus }) => [
      ...pics,
      ...introSources(intro, publicUrl),
      ...introPics,
      ...skus.flatMap(({ pics: ofSku = [] }) => ofSku),
    ]),
  ),
]

/** The address of a picture that is fetched when the import runs. */
const awaited = '/media/p/awaited.webp'

/** Before the run, pictures that are not known yet are expected to come. */
export const expectedPictures =
  (known: ReadonlyMap<string, KnownPicture>): PictureOf =>
  (source) =>
    known.get(source) ?? { path: awaited }

/** In the run, pictures that are not known could not be had. */
export const fetchedPictures =
  (known: ReadonlyMap<string, KnownPicture>): PictureOf =>
  (source) =>
    known.get(source) ?? { problem: '获取失败' }
