import 'server-only'
import { statement } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'

const setWebhook = statement(
  'outbox_set_webhook',
  `insert into webhooks (webhook_id, url) values (1, $1) on conflict (webhook_id) do update set url = excluded.url`,
)
const removeWebhook = statement('outbox_remove_webhook', `delete from webhooks`)

/** Stores at start-up whether changes are sent to another system: a trigger of the audit trail reads it. */
export async function storeWebhook({ db, env }: Pick<Mall, 'db' | 'env'>): Promise<void> {
  await (env.webhook ? db.run(setWebhook, [env.webhook.url]) : db.run(removeWebhook, []))
}
