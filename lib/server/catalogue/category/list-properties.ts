import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { specsOfCategory } from './sql'

/** The specifications, with their values, of the products in a shown category (contract goods §4.3). */
export async function listCategoryProperties(db: Queries, categoryId: number) {
  const rows = await db.run(specsOfCategory, [categoryId])
  return [...Map.groupBy(rows, ({ specId }) => specId)].map(([specId, values]) => ({
    spec_id: specId,
    spec_name: values[0]?.specName ?? '',
    spec_values: values.map(({ valueId, value, imageUrl }) => ({
      spec_value_id: valueId,
      spec_value: value,
      spec_image_url: imageUrl,
    })),
  }))
}
