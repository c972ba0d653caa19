import 'server-only'
import { boolean, number, statement, text } from '@/lib/server/ground/db/statement'

/** Locks SKUs of article numbers $1 in id order, as placing an order does. */
export const lockStock = statement(
  'stock_import_lock',
  'select item_id as "itemId" from skus where item_bn = any($1::text[]) order by item_id for update',
  { itemId: number },
)

/** SKUs of article numbers $1 with the shop of their product. */
export const stockOf = statement(
  'stock_import_present',
  `select s.item_bn as "itemBn", s.item_id as "itemId", s.goods_id as "goodsId", s.store,
          g.distributor_id as "distributorId", g.deleted is not null as "isDeleted"
     from skus s join goods g on g.goods_id = s.goods_id where s.item_bn = any($1::text[])`,
  { itemBn: text, itemId: number, goodsId: number, store: number, distributorId: number, isDeleted: boolean },
)

/** The last movement of the stock of SKUs $1, which are locked. */
export const lastMovements = statement(
  'stock_import_last_movements',
  `with locked as materialized (
     select item_id from skus where item_id = any($1::bigint[]) order by item_id for update)
   select l.item_id as "itemId", l.ledger_id as "ledgerId"
     from locked k cross join lateral (
       select item_id, ledger_id from stock_ledger where item_id = k.item_id order by ledger_id desc limit 1) l`,
  { itemId: number, ledgerId: number },
)
