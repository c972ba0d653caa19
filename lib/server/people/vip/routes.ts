import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { yuan } from '@/lib/server/ground/wire/currency'
import { listGrades } from './list-grades'

export const vipRoutes = {
  list: os.vip.list.handler(async ({ context }) => ({
    list: await listGrades(context.mall.db),
    cur: yuan,
  })),

  plain: os.vip.plain.handler(({ context }) => listGrades(context.mall.db)),
}
