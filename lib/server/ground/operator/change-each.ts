import 'server-only'
import { MallError } from '@/lib/domain/errors'

/**
 * Changes several rows in the transaction of a write, all or none.
 * @param change changes one row; of ids that are named twice, once
 * @param nameOf the name of a row, for the sentence about the first one that is refused
 * @throws MallError “…”：品牌下有商品，不能删除
 */
export async function changeEach(
  ids: readonly number[],
  change: (id: number) => Promise<unknown>,
  nameOf: (id: number) => Promise<string | undefined>,
): Promise<{ changed: number }> {
  // In one sequence, so that two such changes do not wait for each other.
  const rows = [...new Set(ids)].sort((one, other) => one - other)
  for (const id of rows) {
    const name = rows.length > 1 ? await nameOf(id) : undefined
    try {
      await change(id)
    } catch (error) {
      if (!(error instanceof MallError) || name === undefined) throw error
      throw new MallError(`“${name}”：${error.message}`)
    }
  }
  return { changed: rows.length }
}
