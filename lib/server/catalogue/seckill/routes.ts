import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { yuan } from '@/lib/server/ground/wire/currency'
import { getActivity, listActivities } from './list-activities'

export const seckillRoutes = {
  list: os.seckill.list.handler(async ({ input, context }) => {
    const { list, total } = await listActivities(context.mall, input, context.viewer)
    return { ...wireList({ list, total }), cur: yuan }
  }),

  info: os.seckill.info.handler(async ({ input, context }) => {
    const activity = await getActivity(context.mall, input.seckill_id, context.viewer)
    return { ...activity, total_count: activity.items.length, cur: yuan }
  }),
}
