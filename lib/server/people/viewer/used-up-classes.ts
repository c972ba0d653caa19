import 'server-only'
import type { Part } from '@/lib/server/ground/db/parts'
import { texts } from '@/lib/server/ground/db/statement'

/**
 * The names of the classes whose pieces the person of a member has used up; empty before verification. The limits are
 * in the setting of the programme, as `detailsOf` reads them; it is read only for persons who have drawn (ADR 0034).
 */
export const usedUpClassesIn = (userId: string): Part<string[]> => ({
  sql: `array(
    select c.class_name from identities i
      join subsidy_quotas q on q.person_key = i.person_key
      join subsidy_classes c on c.subsidy_class_id = q.subsidy_class_id
      cross join lateral (
        select (d.entry ->> 'limit')::int as pieces
          from settings s, jsonb_array_elements(s.value -> 'classes') with ordinality as d(entry, at)
         where s.key = 'programme' and (d.entry ->> 'categoryId')::bigint = any(c.category_ids)
         order by d.at limit 1) allowed
     where i.user_id = ${userId} and i.state = 'verified' and allowed.pieces > 0 and q.pieces >= allowed.pieces
     order by c.subsidy_class_id)`,
  column: texts,
})
