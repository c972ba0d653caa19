import 'server-only'
import { columnsOfParts, selectParts } from '@/lib/server/ground/db/parts'
import { json, statement } from '@/lib/server/ground/db/statement'
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

/** What the frame around all pages says of the mall. */
export const frameFacts = statement('site_frame', `select ${selectParts(parts)}`, columnsOfParts(parts))
