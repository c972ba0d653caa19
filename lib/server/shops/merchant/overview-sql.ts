import 'server-only'
import { boolean, nullable, number, statement, text } from '@/lib/server/ground/db/statement'

/** Person $1 at the desk, with shop $2; its columns are null for an operator, who has none. */
export const personAtDesk = statement(
  'person_at_desk',
  `select coalesce(nullif(m.username, ''), m.mobile) as "personName", d.distributor_id as "distributorId", d.name, d.logo,
          coalesce(d.is_valid = 'true', false) as "isOpen"
     from members m left join distributors d on d.distributor_id = $2
    where m.user_id = $1`,
  {
    personName: text,
    distributorId: nullable(number),
    name: nullable(text),
    logo: nullable(text),
    isOpen: boolean,
  },
)

/** Orders of shop $1, of all shops for null, that were paid since $2, and their amounts. */
export const salesOfShop = statement(
  'shop_sales_since',
  `select count(*) as "orders", coalesce(sum(o.total_fee), 0) as "amount" from orders o
    where o.pay_status = 'PAYED' and o.pay_time >= $2 and ($1::int is null or o.distributor_id = $1)`,
  { orders: number, amount: number },
)
