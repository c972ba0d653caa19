import 'server-only'
import { jsonRows } from '@/lib/server/ground/db/json-rows'

/** Packages with their SKUs as JSON (`Package[]`), running or not. @param ids SQL of type int[] */
export const packagesWith = (ids: string): string =>
  jsonRows(`
    select p.package_id as "packageId", p.package_name as "packageName", p.distributor_id as "distributorId",
           p.valid_grades as "validGrades", p.valid_vip_grades as "validVipGrades", p.start_time as "startTime",
           p.end_time as "endTime", p.disabled,
           ${jsonRows(`
             select i.item_id as "itemId", i.goods_id as "goodsId", i.package_price as price, i.is_main as "isMain"
               from package_items i where i.package_id = p.package_id order by i.is_main desc, i.sort, i.item_id`)} as members
      from packages p where p.package_id = any(${ids})`)
