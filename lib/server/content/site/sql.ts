import 'server-only'
import { columnsOfParts, selectParts } from '@/lib/server/ground/db/parts'
import { boolean, json, statement } from '@/lib/server/ground/db/statement'
import { settingsIn } from '@/lib/server/ground/settings'

const parts = {
  settings: settingsIn('shop', 'search', 'navigation', 'footer', 'service', 'login'),
  /** The titles of the written agreements that everyone may read, without their texts. */
  agreements: {
    sql: `(select coalesce(json_object_agg(key, coalesce(value->>'title', '')), '{}') from settings
            where key in ('protocol.member_register', 'protocol.privacy') and value->>'content' <> '')`,
    column: json<{ 'protocol.member_register'?: string; 'protocol.privacy'?: string }>(),
  },
}

/** Which services the mall has, at $1. */
export const offerFacts = statement(
  'site_offers',
  `select ${settingsIn('pointsmall', 'programme').sql} as settings,
          exists (select from group_activities) as groups,
          exists (select from vip_grades) as vip,
          exists (select from subsidy_classes) as classes,
          exists (select from cards c where c.receive and c.kq_status = 0
                     and (c.date_type = 'DATE_TYPE_FIX_TERM' or c.end_date > $1)) as coupons`,
  {
    settings: settingsIn('pointsmall', 'programme').column,
    groups: boolean,
    vip: boolean,
    classes: boolean,
    coupons: boolean,
  },
)

/** What the frame around all pages says of the mall. */
export const frameFacts = statement('site_frame', `select ${selectParts(parts)}`, columnsOfParts(parts))
