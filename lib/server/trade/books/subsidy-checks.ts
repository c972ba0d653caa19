import 'server-only'
import { compare, none, type Check } from './compare'

/** The change of the reserved or drawn amount by a row of the ledger: `drawn` only converts a reserved amount. */
const sign = `case state when 'reserved' then 1 when 'drawn' then 0 else -1 end`

export const subsidies: readonly Check[] = [
  // Per class, member and day of the order; a lowered price releases a part without units.
  compare(
    'subsidies of orders',
    `select concat_ws(' ', i.subsidy_class_id, o.user_id, o.create_time / 86400), sum(i.subsidy_fee), ''
       from order_items i join orders o on o.order_id = i.order_id where i.subsidy_fee > 0 group by 1`,
    `select concat_ws(' ', l.subsidy_class_id, l.user_id, o.create_time / 86400),
            sum(case l.state when 'reserved' then l.amount else -l.amount end), ''
       from subsidy_ledger l join orders o on o.order_id = l.order_id
      where l.state = 'reserved' or (l.state = 'released' and l.units = 0)
      group by 1 having sum(case l.state when 'reserved' then l.amount else -l.amount end) > 0`,
  ),
  compare(
    'subsidies of paid orders',
    `select order_id, subsidy_fee, '' from orders where pay_status = 'PAYED' and subsidy_fee > 0`,
    `select order_id, sum(amount), '' from subsidy_ledger where state = 'drawn' group by order_id`,
  ),
  none(
    'subsidies of cancelled orders',
    `select l.order_id from subsidy_ledger l join orders o on o.order_id = l.order_id
      where o.order_status = 'CANCEL' group by l.order_id having sum(l.amount * ${sign}) <> 0`,
  ),
  compare(
    'budgets of subsidies',
    `select subsidy_class_id::text, sum(amount * ${sign}), '' from subsidy_ledger group by subsidy_class_id`,
    `select subsidy_class_id::text, used_cents, '' from subsidy_budgets`,
  ),
  compare(
    'subsidised pieces',
    `select subsidy_class_id::text, sum(pieces * ${sign}), '' from subsidy_ledger group by subsidy_class_id`,
    `select subsidy_class_id::text, used_pieces, '' from subsidy_budgets`,
  ),
  compare(
    'subsidised pieces of persons',
    `select person_key || ' ' || subsidy_class_id, sum(pieces * ${sign}), '' from subsidy_ledger
      group by person_key, subsidy_class_id`,
    `select person_key || ' ' || subsidy_class_id, pieces, '' from subsidy_quotas`,
  ),
]
