import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { pageOf } from '@/lib/server/ground/db/page'
import { readMerchantSetting } from './merchant-setting'
import { wireTypes } from './wire'

/**
 * A page of the types of one level whose name contains a text (contract member §13).
 * @param parentId 0 for the first level
 * @returns the types of the page, and the number of types that match
 */
export async function listTypes(
  db: Queries,
  { parentId, name }: { parentId: number; name: string },
  { page, size }: { page: number; size: number },
): Promise<{ list: ReturnType<typeof wireTypes>; total: number }> {
  const { types } = await readMerchantSetting(db)
  const level = wireTypes(types, parentId).filter((type) => type.name.includes(name))
  return { list: pageOf(level, page, size), total: level.length }
}
