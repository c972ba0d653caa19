import 'server-only'
import { number, statement, text } from '@/lib/server/ground/db/statement'

/** Kinds of shops with the names $1. */
export const kindsNamed = statement(
  'shop_import_kinds',
  `select category_id as "categoryId", category_name as "categoryName" from distributor_categories
    where category_name = any($1::text[])`,
  { categoryId: number, categoryName: text },
)

/** The time of the last change of shop $1, as it was before the import. */
export const updatedOf = statement(
  'shop_import_updated',
  'select updated from distributors where distributor_id = $1',
  { updated: number },
)
export const restoreUpdated = statement(
  'shop_import_restore_updated',
  'update distributors set updated = $2 where distributor_id = $1',
)

/** Removes shop $1 that the import opened at $2, unless it was changed or is used. */
export const removeShop = statement(
  'shop_import_remove',
  `delete from distributors d where d.distributor_id = $1 and d.created = $2 and d.updated = $2
    and not exists (select from desk_versions v where v.subject = 'shop' and v.subject_id = $1
                      and coalesce(v.restored, v.version) > 1)
    and not exists (select from distributor_tags t where t.distributor_id = $1)
    and not exists (select from goods g where g.distributor_id = $1)
    and not exists (select from orders o where o.distributor_id = $1)
    and not exists (select from members m where m.shop_id = $1)
    and not exists (select from merchant_applications m where m.shop_id = $1)
    and not exists (select from shop_favourites f where f.distributor_id = $1)
    and not exists (select from freight_templates f where f.distributor_id = $1)
   returning d.distributor_id as "distributorId"`,
  { distributorId: number },
)
