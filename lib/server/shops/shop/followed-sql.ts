import 'server-only'
import { number, statement } from '@/lib/server/ground/db/statement'

export const followedShopsPage = statement(
  'favourite_shops',
  `select d.distributor_id as "distributorId",
          (select count(*)::int from shop_favourites f where f.distributor_id = d.distributor_id) as followers
     from shop_favourites c join distributors d on d.distributor_id = c.distributor_id
    where c.user_id = $1 and d.is_valid <> 'delete'
    order by c.created desc, c.fav_id desc
    limit $2 offset $3`,
  { distributorId: number, followers: number },
)

export const followedShopsTotal = statement(
  'favourite_shops_total',
  `select count(*)::int as total
     from shop_favourites c join distributors d on d.distributor_id = c.distributor_id
    where c.user_id = $1 and d.is_valid <> 'delete'`,
  { total: number },
)
