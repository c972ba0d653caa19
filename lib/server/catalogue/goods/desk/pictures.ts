import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { assertPictures, picturesIn } from '@/lib/server/ground/stored-urls'
import type { DeskGoodsData } from './sql/read-goods'
import { wireGoods } from './wire'
import type { GoodsInput } from './write-fields'

interface Pictured {
  pics?: string[] | undefined
}

type PicturedFields = Pick<GoodsInput, 'pics' | 'videos' | 'video_pic_url' | 'intro'>

/** The addresses of all pictures and videos of a product. */
function picturesOf(
  { pics = [], videos = '', video_pic_url: poster = '', intro = '' }: PicturedFields,
  skus: readonly Pictured[],
): string[] {
  return [...pics, videos, poster, ...picturesIn(intro), ...skus.flatMap((sku) => sku.pics ?? [])]
}

/** A change of a product, or a new one. */
interface PicturedChange {
  input: PicturedFields
  plan: { skus: readonly Pictured[] }
  /** Of a merchant. */
  shopId: number | null
}

/**
 * Merchants add pictures of the mall only. What a product has already, it may keep.
 * @param present the product before the change; null for a new one
 * @throws MallError as `assertPictures`
 */
export function assertNewPictures(
  { env }: Mall,
  present: DeskGoodsData | null,
  { input, plan, shopId }: PicturedChange,
): void {
  const before = present && wireGoods(present)
  const had = new Set(before ? picturesOf(before, before.spec_items) : [])
  const added = picturesOf(input, plan.skus).filter((url) => !had.has(url))
  assertPictures(added, env.publicUrl, shopId !== null)
}
